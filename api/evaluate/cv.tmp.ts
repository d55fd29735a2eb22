import { examplesOf, readTraining, readPrompts, readHarmless } from '/tmp/wt/saf/api/evaluate/companions/safety/examples.ts';
import { train } from '/tmp/wt/saf/api/evaluate/companions/safety/train.ts';
import { writeSpeltWords } from '/tmp/wt/saf/api/evaluate/companions/safety/spelt.ts';
import { readOpinion } from '/tmp/wt/saf/api/src/companions/safety/second-opinion.ts';
import { normalise } from '/tmp/wt/saf/api/src/companions/safety/normalise.ts';
if (process.argv[2]==='spelt') { writeSpeltWords(); process.exit(); }
import { loadCatalogue } from '/tmp/wt/saf/catalogue/src/load.ts'; import { askedOfTitles } from '/tmp/wt/saf/api/evaluate/companions/safety/examples.ts'; import {readFileSync} from 'node:fs';
const qs=['a','b'].flatMap(s=>(JSON.parse(readFileSync('/tmp/texts/questions-'+s+'.json','utf8')) as any[]).map(q=>({kind:'none' as const,text:q.text})));
const own = [...readTraining(), ...askedOfTitles(loadCatalogue().careers.map(c=>c.mask_title)), ...qs];
for (const [with_, on] of [['', 'a'], ['', 'b'], ['a','b'],['b','a']]) {
  const t0=Date.now();
  const op = readOpinion(train([...own, ...(with_ ? examplesOf(with_) : [])]) as never);
  const d = readPrompts(on!).map(p=>({...p, s: op(normalise([...(p.before??[]), p.text].join(' . '))).danger}));
  const h = readHarmless(on!).map(p=>({...p, s: op(normalise(p.text)).danger})).sort((x,y)=>y.s-x.s);
  const t2=d.filter(p=>p.tier===2), t1=d.filter(p=>p.tier===1);
  console.log('train own+'+with_,'test',on, (Date.now()-t0)+'ms', 'top benign', h.slice(0,8).map(x=>x.s.toFixed(2)+' '+x.text).join(' | '));
  for (const th of [0.3,0.4,0.5,0.6,0.7]) console.log(th,'recall',(t2.filter(p=>p.s>th).length/t2.length).toFixed(3),'explicit',t2.filter(p=>p.explicit&&p.s>th).length+'/'+t2.filter(p=>p.explicit).length,'FP',h.filter(x=>x.s>th).length,'tier1 as danger',t1.filter(x=>x.s>th).length+'/'+t1.length);
  if (process.argv[2]==='miss') console.log(t2.filter(p=>p.s<0.5).map(p=>`${p.s.toFixed(2)} ${p.explicit?'E':'-'} ${p.kind} ${p.form} ${(p.before??[]).join('|')} >> ${normalise(p.text)}`).join('\n'));
}
