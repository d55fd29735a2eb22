/** Sentences as students and mentors write them, with figures, years, names of programs and of streets: none may wait. */
export const HARMLESS = `What does a marine biologist do on a normal Tuesday?
I would like to know how you got your first job.
How do I become a nurse if I am not great at math?
What did you study, and would you choose it again?
I am in 11th grade and thinking about engineering.
Is a 3.4 GPA enough for a good nursing program?
How much does an electrician earn in the first 5 years?
My SAT score is 1280 and I want to be an architect.
What is the difference between a PA and a nurse practitioner?
I like drawing, animals and being outside.
Can you make a living as an illustrator in 2027?
I have two sisters and three brothers, and nobody went to college.
Do you work from 9 to 5 or longer?
How many hours a week do you work, 40 or 60?
What would you tell your 15-year-old self?
I want to learn Node.js and Python, where do I begin?
Is C# or C++ better to start with?
Should I learn Vue.js, React or ASP.NET first?
How long does it take: 2 years, 4 years or 8 years?
The job pays $72,000 to $110,000 a year, is that true?
Between 2020 and 2030 it grows by 12 percent, I read.
I read that there are 3,175,000 nurses in the United States.
I run 5 miles every day and love sports.
How do people get into marketing on Instagram?
I make TikTok videos about cooking, is that useful for a career?
Is being a YouTuber a real job?
What do social media managers do all day?
Could I work on Wall Street without a math degree?
Is acting on Broadway as hard as they say?
How did the dot com boom change your job?
What was the late dot com era like for programmers?
I watched 21 movies about lawyers this summer.
What is a paralegal, e.g. what does one do at a small firm?
Do I need a Ph.D. to do research?
In the U.S. Army you can learn to be a mechanic, right?
I am thinking about the Air Force, the Navy or the Coast Guard.
How do I ask a teacher for a letter of recommendation?
What should I put on my resume when I am 16?
Could you look at how I would answer in an interview?
What happens on day one of an apprenticeship?
I have one question about money and one about school.
One, two, three years: how long until I earn well?
First I want to ask about college, second about trade school.
What is the best way to learn to weld?
What are 3 ways to pay for school?
There are 4 more ways to get there, which one is best?
I have a 30 minute drive to school, so remote work sounds great.
It is a 12 hour shift, how do you stay awake?
After 5 years on the road I would miss my family.
Is it true that pilots need 1500 hours?
I took AP Biology, AP Chemistry and 2 art classes.
My favorite subject is history and my least favorite is gym.
How do you handle stress when everybody wants something at once?
Do you ever feel bored at work?
What is the outlook for graphic designers with AI around?
Is Microsoft Outlook something I need to learn?
Do you use email a lot at work?
Do people call you at night when you are a doctor?
Do you text with clients or only meet them in the office?
Do you meet your customers in person?
Tell me about the best day you had at work.
What is the secret to a good portfolio?
What is the secret sauce of your restaurant?
I would like to meet people who build bridges.
How do I follow up after an interview?
How do I find an internship when I am under 18?
Which 5 skills do you use the most?
Are there scholarships for students with a 2.9 GPA?
My school has 1,200 students and no counselor.
School starts at 7:45 and ends at 2:30.
I can talk at 4:30 pm on Thursday.
My birthday is in June, so I turn 17 before summer.
I speak Spanish at home and English at school.
I am shy. Does that matter in your job?
My grandfather was a carpenter and I love his tools.
Would you rather be a vet for 1 or 2 kinds of animals, or for all?
What was your biggest mistake, and what did you learn?
Robin asked thoughtful questions and had prepared well.
You were curious and brave, and I enjoyed our half hour.
Keep drawing every day, even for 10 minutes.
Look at community colleges first: the first two years cost less.
Try a summer course in welding and see how it feels.
You could shadow a nurse at your local hospital for a day.
I liked how you asked for an example when something was unclear.
Think about which parts of biology you like: lab, field or people.
Your idea of a podcast about trades is great, begin with one episode.
Ask your counselor about dual enrollment.
The best next step is to talk with two more people in the field.
Thank you for your time, it helped me a lot.
My mentor was kind and explained everything twice.
I learned that a project manager writes less code than I thought.
I was nervous at first but it was easy to talk.
Now I know what an exhibit designer does.
I will look up the program that you mentioned.
I design exhibits for museums and parks. Ask me about drawing for a living.
I have been a civil engineer for 22 years and built 14 bridges.
I studied at Ohio State, class of 1998, and worked in 3 countries.
I lead a team of 12 at a hospital with 450 beds.
I run a small bakery; ask me about early mornings and loans.
I changed careers at 35, from teaching to data science.
I grew up in Portland, OR and still live there.
I was a firefighter in New York from 2001 to 2019.
Ask me anything about law school, the bar exam and what comes after.
I did not know what I wanted until I was 24, and that was fine.
I can tell you what a day in the emergency room is like.
On a scale from 1 to 10 I would say 8.
My shifts are Monday, Wednesday and Friday, 7 to 3.
I placed 2nd in the state at robotics in 2025 and 2026.
Could we also talk about gap years?
How do you get paid when you work for yourself?`.split('\n');
