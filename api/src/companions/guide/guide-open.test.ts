import { describe, expect, it } from 'vitest';
import { type Answered, askGuide } from '../../../evaluate/companions/ask.ts';

const CAREER = { agent: 'career-buddy', page: null } as const;

/** What teenagers ask beside the figures, and what has to stand in the answer. */
const ASKED: readonly [text: string, has: RegExp, intent?: string][] = [
  ['can u be a nurse w tattoos', /up to each employer/],
  ['can nurses have piercings or colored hair', /up to each employer/],
  ['can i wear acrylics as a nurse', /up to each employer/],
  ['puedo trabajar con tatuajes en un hospital', /^Entiendo[^]*up to each employer/],
  ['how do i become a tattoo artist', /plan toward Fine Artist/],
  ['do i need a license to do hair', /Hairstylist needs a license is set by each state[^]*find-licenses[^]*Postsecondary nondegree award/],
  ['what licence do u need to be an electrician', /Electrician needs a license is set by each state[^]*Apprenticeship/],
  ['does my nursing license work in other states', /does not always hold in the next/],
  ['necesito licencia para cortar pelo', /set by each state/],
  ['do u need a drivers license to be an electrician', /needs to drive is not published/],
  ['what should i be', /cannot pick for you[^]*1\. Zoologist[^]*\$76,780[^]*2\. Park Naturalist/],
  ['what should i be when i grow up', /cannot pick for you[^]*1\. Zoologist/],
  ['que deberia ser', /cannot pick for you[^]*1\. Zoologist/],
  ['which of my 10 is best 4 me', /cannot pick for you/],
  ['which job has the best work life balance', /not published by career[^]*Of your ten[^]*Electrician \(3\.5 out of 5\)/],
  ['best work life balance', /not published by career[^]*Of your ten/],
  ['jobs w good work life balance that pay good', /not published by career[^]*go with what you said/],
  ['trabajos tranquilos sin mucho estres', /not published by career/],
  ['is being a vet stressful', /staying calm under pressure counts in it is rated 4\.6 out of 5/],
  ['can i have kids and be a surgeon', /not published by career/],
  ['can you be a teacher with a felony', /licensing board/],
  ['do they drug test electricians', /tests for drugs/],
  ['how old do u have to be to be an emt', /rules of its own[^]*youthrules/],
  ['can i work at a vet at 14', /rules of its own/],
  ['im 15 what jobs can i get rn', /rules of its own/],
  ['que trabajos puedo hacer a los 15', /rules of its own/],
  ['can i be a pilot w glasses', /test sight, hearing or fitness/],
  ['can i be a firefighter w asthma', /test sight, hearing or fitness/],
  ['im colorblind can i be an electrician', /test sight, hearing or fitness/],
  ['im short can i be a cop', /test sight, hearing or fitness/],
  ['i have adhd what jobs r good for me', /every kind of work/],
  ['can i be a lawyer if im dyslexic', /every kind of work/],
  ['im undocumented can i be a nurse', /cannot give legal advice/],
  ['puedo ser enfermera sin papeles', /cannot give legal advice/],
  ['my english isnt good can i be a nurse', /Two languages/],
  ['do nurses get health insurance', /set by each employer/],
  ['do teachers get summers off', /follow the school year/],
  ['do electricians have a union', /not in my figures/],
  ['what gpa do i need to be a vet', /No career asks for a GPA/],
  ['can i change my major later', /change it later/],
  ['what major should i pick', /Majors that lead to careers of yours/],
  ['is college worth it', /depends on the career[^]*Electrician usually takes no four-year degree/],
  ['trade school or college', /depends on the career/],
  ['is it ok to not go to college', /depends on the career/],
  ['is being a vet worth the debt', /^Veterinarian: [^]*no figure says/],
  ['how do i get an internship', /people ask for them/],
  ['how do i get a job with no experience', /people ask for them/],
  ['how do i write a resume', /one page/],
  ['how do i ask for a letter of rec', /Ask a teacher/],
  ['whats the most fun job', /Nobody publishes how happy/],
  ['how do i get into the nba', /cannot give you odds/],
  ['can i be a pro gamer', /cannot give you odds/],
  ['jobs with no boss', /work for themselves/],
  ['do i have to move away to be a zoologist', /whole country/],
  ['what if i fail out of college', /not the end/],
  ['can i be 2 things at once', /two kinds of work/],
  ['what do i do if i hate my results', /did its job too/, 'what_next'],
  ['is it safe being an electrician', /danger it brings is not in the figures/],
  ['whats the highest paying job', /come first by middle pay/, 'find'],
  ['how do i become rich', /come first by middle pay/, 'find'],
  ['que trabajo paga mas sin ir a la universidad', /usually take no degree[^]*come first by middle pay/, 'find'],
  ['whats a job i can start right after high school', /usually take no degree/, 'find'],
  ['what jobs are in demand in texas', /how many more jobs are expected[^]*none by state/, 'find'],
  ['que estudio si me gusta dibujar', /go with what you said/, 'find'],
  ['how much is nursing school', /schools within 50 miles/, 'schools'],
  ['whats the diff between an rn and lpn', /Licensed Practical Nurse[^]*Registered Nurse/, 'compare'],
];

const titles = ({ cards }: Answered) => cards.flatMap((card) => (card.kind === 'careers' ? card.careers.map(({ title }) => title) : []));

describe('what no figure answers is said so, with a next step, and no general answer is put in its place', () => {
  it.each(ASKED)('%s', async (text, has, intent) => {
    const { content, cites, turn } = await askGuide(text, CAREER);
    expect(content).toMatch(has);
    expect(content).toMatch(/Next: /);
    if (intent) expect(turn.understood.intent).toBe(intent);
    for (const { from, to, text: cited } of cites) expect(content.slice(from, to)).toBe(cited);
  });
});

describe('a search without a topic', () => {
  it('looks at all careers, the best paid first, and says by what they stand in order', async () => {
    const answered = await askGuide('whats the highest paying job', CAREER);
    expect(titles(answered)).toContain('Anesthesiologist');
    expect(answered.content).not.toContain('matched your words');
    expect((await askGuide('whats the easiest job that pays a lot', CAREER)).content).toContain('How easy a job is, nobody publishes');
  });

  it('does not show jobs full of talk to who wants none', async () => {
    const found = titles(await askGuide('jobs where i dont have to talk to ppl', CAREER));
    expect(found.length).toBeGreaterThan(0);
    expect(found.join()).not.toMatch(/Agent|Aide|Fundrais|Social/);
  });
});

it('who has no results is not told what to be, and is asked what they like', async () => {
  const { content, cards } = await askGuide('what should i be', { ...CAREER, own: [] });
  expect(content).toMatch(/cannot pick for you[^]*no results yet/);
  expect(cards.map(({ kind }) => kind)).toEqual(['starters']);
});

it('what only sounds like one of these is answered as before', async () => {
  const read = async (text: string) => (await askGuide(text, CAREER)).turn.understood.intent;
  expect((await askGuide('how do i become a criminal justice lawyer', CAREER)).content).not.toContain('tests for drugs');
  expect((await askGuide('im stressed about the future', CAREER)).content).not.toContain('not published by career');
  expect((await askGuide('hay becas si mis papas no tienen papeles', CAREER)).content).toContain('FAFSA');
  expect(await read('que puedo hacer para ser veterinaria')).toBe('plan');
  expect(await read('compare vet and nurse')).toBe('compare');
});
