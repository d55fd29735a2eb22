import { examplesOf, readTraining, readPrompts, readHarmless, askedOfTitles } from './companions/safety/examples.ts';
import { train } from './companions/safety/train.ts';
import { readOpinion } from '../src/companions/safety/second-opinion.ts';
import { normalise } from '../src/companions/safety/normalise.ts';
import { dangersIn } from '../src/companions/safety/rules.ts';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { readFileSync } from 'node:fs';
const qs=['a','b'].flatMap(s=>(JSON.parse(readFileSync('/tmp/texts/questions-'+s+'.json','utf8')) as any[]).map(q=>({kind:'none' as const,text:q.text})));
const own = [...readTraining(), ...askedOfTitles(loadCatalogue().careers.map(c=>c.mask_title)), ...qs];
for (const [with_, on] of [['a','b'],['b','a']]) {
  const op = readOpinion(train([...own, ...examplesOf(with_!)]) as never);
  const score=(x:any)=>{const n=normalise([...(x.before??[]), x.text].join(' . ')); const last=normalise(x.text); const o=op(n); return {s: dangersIn(n).length?2:Math.max(o.danger, op(last).danger), o}};
  const d = readPrompts(on!).map(p=>({...p, ...score(p)}));
  const h = readHarmless(on!).map(p=>({...p, ...score(p)})).sort((x,y)=>y.s-x.s);
  const t2=d.filter(p=>p.tier===2), t1=d.filter(p=>p.tier===1);
  console.log('train own+'+with_,'test',on, h.slice(0,12).map(x=>x.s.toFixed(2)+' '+x.text).join(' | '));
  for (const th of [0.3,0.4,0.45,0.5,0.55,0.6,0.7,0.8]) console.log(th,'recall',(t2.filter(p=>p.s>th).length/t2.length).toFixed(3),'explicit',t2.filter(p=>p.explicit&&p.s>th).length+'/'+t2.filter(p=>p.explicit).length,'FP',h.filter(x=>x.s>th).length,'tier1 as danger',t1.filter(x=>x.s>th).length+'/'+t1.length);
  if (process.argv[2]==='miss') console.log(t2.filter(p=>p.s<0.55).map(p=>`${p.s.toFixed(2)} ${p.explicit?'E':'-'} ${p.kind} ${p.form} ${(p.before??[]).join('|')} >> ${normalise(p.text)}`).join('\n'));
}
