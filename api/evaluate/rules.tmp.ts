import { readTraining, readPrompts, readHarmless } from './companions/safety/examples.ts';
import { dangersIn } from '../src/companions/safety/rules.ts';
import { normalise } from '../src/companions/safety/normalise.ts';
import { DANGERS } from '@careerscoop/contract/help-lines';
const show=process.argv[2];
for (const s of ['a','b']) {
  const p=readPrompts(s), h=readHarmless(s);
  const hit=(x:any)=>dangersIn(normalise([...(x.before??[]),x.text].join(' . '))).length>0;
  const t2=p.filter(x=>x.tier===2), t1=p.filter(x=>x.tier===1);
  console.log(s,'recall',t2.filter(hit).length/t2.length,'explicit',t2.filter(x=>x.explicit&&hit(x)).length,t2.filter(x=>x.explicit).length,'FP',h.filter(hit).length,'t1',t1.filter(hit).length);
  if(show==='fp') { for(const x of [...h,...t1].filter(hit)) console.log('  FP',dangersIn(normalise(x.text)),normalise(x.text)); }
  if(show===s) for(const x of t2.filter(x=>x.explicit&&!hit(x))) console.log('  MISS',x.kind,x.form,(x.before??[]).join('|'),'>>',normalise(x.text));
}
const tr=readTraining(); const isD=(k:string)=>(DANGERS as readonly string[]).includes(k);
const dd=tr.filter(x=>isD(x.kind)), nn=tr.filter(x=>!isD(x.kind));
const hit=(t:string)=>dangersIn(normalise(t)).length>0;
console.log('training danger',dd.filter(x=>hit(x.text)).length,dd.length,'harmless hit',nn.filter(x=>hit(x.text)).length,nn.length);
if(show==='fp') for(const x of nn.filter(x=>hit(x.text))) console.log('  TFP',x.kind,dangersIn(normalise(x.text)),normalise(x.text));
const t0=performance.now(); for(const x of tr) dangersIn(normalise(x.text)); console.log('ms each',(performance.now()-t0)/tr.length);
