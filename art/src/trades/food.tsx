import { paint } from '../paint.ts';
import { Leaf } from '../parts.tsx';
import { At, Line } from '../picture.tsx';

// What kitchens, bars and bakeries use. Each is drawn in a box of about 100 units round 0,0.

const APPLE = (
  <>
    <path
      d="M0 -20C14 -34 44 -28 42 6C40 30 22 48 10 46C4 44 -4 44 -10 46C-22 48 -40 30 -42 6C-44 -28 -14 -34 0 -20Z"
      fill={paint('cherry')}
    />
    <Line d="M0 -20Q0 -36 8 -46" color="choc" width={6} />
    <Leaf x={6} y={-34} length={30} turn={70} />
    <Line d="M-28 2Q-28 -14 -16 -16" color="straw-l" width={6} />
  </>
);

const BREAD = (
  <>
    <path d="M-44 0C-62 -34 -22 -44 0 -44C22 -44 62 -34 44 0V36Q44 44 36 44H-36Q-44 44 -44 36Z" fill={paint('waffle-d')} />
    <path d="M-34 -2C-48 -28 -16 -34 0 -34C16 -34 48 -28 34 -2V34H-34Z" fill={paint('waffle-l')} />
  </>
);

const BURGER = (
  <>
    <path d="M-46 -8C-46 -50 46 -50 46 -8Z" fill={paint('waffle')} />
    <Line d="M-18 -26H-14M2 -32H6M20 -24H24" color="cream" width={5} />
    <Line d="M-44 -2C-34 8 -26 -6 -14 2C-4 10 6 -6 16 2C26 8 34 -4 44 -2" color="mint-d" width={9} />
    <rect x={-46} y={6} width={92} height={16} rx={8} fill={paint('choc')} />
    <path d="M-46 24H46Q46 44 28 44H-28Q-46 44 -46 24Z" fill={paint('waffle-d')} />
  </>
);

const CHEF_HAT = (
  <>
    <path d="M-30 10C-60 0 -52 -44 -24 -38C-16 -58 16 -58 24 -38C52 -44 60 0 30 10V40H-30Z" fill={paint('white')} />
    <Line d="M-12 4V-10M12 4V-10" color="milk" width={6} />
    <rect x={-33} y={24} width={66} height={24} rx={8} fill={paint('milk')} />
  </>
);

const CUTLERY = (
  <>
    <circle r={32} fill={paint('white')} />
    <circle r={21} fill={paint('milk')} />
    <Line d="M-46 -44V44M-54 -44V-24Q-54 -16 -46 -16Q-38 -16 -38 -24V-44" color="blue-d" width={5} />
    <path d="M42 44V-46Q56 -36 54 4H48V44Z" fill={paint('blue-d')} />
  </>
);

const KNIFE = (
  <>
    <rect x={-52} y={18} width={104} height={22} rx={9} fill={paint('waffle')} />
    <circle cx={-26} cy={6} r={15} fill={paint('cherry')} />
    <path d="M-26 -10Q-22 -20 -14 -20" fill="none" stroke={paint('mint-d')} strokeWidth={5} />
    <At x={14} y={-14} turn={-24}>
      <path d="M-34 -10H14V14C-6 14 -26 6 -34 -10Z" fill={paint('blue-l')} />
      <rect x={12} y={-11} width={36} height={14} rx={6} fill={paint('choc')} />
    </At>
  </>
);

const LEMONADE = (
  <>
    <Line d="M6 -16L18 -52H32" color="straw-d" width={6} />
    <path d="M-28 -26H28L20 40Q20 48 12 48H-12Q-20 48 -20 40Z" fill={paint('blue-l')} />
    <path d="M-26 -10H26L20 40Q20 48 12 48H-12Q-20 48 -20 40Z" fill={paint('vanilla')} />
    <circle cx={-28} cy={-26} r={17} fill={paint('waffle')} />
    <circle cx={-28} cy={-26} r={11} fill={paint('vanilla')} />
  </>
);

const MEAT = (
  <>
    <path d="M-44 4C-48 -34 6 -46 34 -28C58 -12 46 26 18 30C-2 32 -6 44 -24 38C-38 34 -42 20 -44 4Z" fill={paint('straw-d')} />
    <path d="M-30 4C-32 -22 6 -30 26 -18C42 -6 32 14 12 18C-4 20 -10 28 -20 24C-28 20 -30 12 -30 4Z" fill={paint('straw')} />
    <circle cx={16} cy={-6} r={9} fill={paint('cream')} />
  </>
);

const MILK = (
  <>
    <path d="M-26 -18L-14 -42H14L26 -18Z" fill={paint('blue-l')} />
    <rect x={-16} y={-52} width={32} height={13} rx={4} fill={paint('blue')} />
    <rect x={-26} y={-18} width={52} height={66} rx={4} fill={paint('white')} />
    <path d="M-26 14C-12 4 12 26 26 12V44Q26 48 22 48H-22Q-26 48 -26 44Z" fill={paint('blue')} />
  </>
);

const MUG = (
  <>
    <Line d="M22 -6C48 -12 48 26 22 22" color="straw-d" width={9} />
    <path d="M-34 -16H28V28Q28 44 12 44H-18Q-34 44 -34 28Z" fill={paint('straw')} />
    <path d="M4 -16H28V28Q28 44 12 44H4Z" fill={paint('straw-d')} />
    <Line d="M-16 -28C-24 -36 -8 -42 -16 -50M8 -28C0 -36 16 -42 8 -50" color="white" width={5} />
  </>
);

export const FOOD_TRADES = {
  apple: APPLE,
  bread: BREAD,
  burger: BURGER,
  'chef-hat': CHEF_HAT,
  cutlery: CUTLERY,
  knife: KNIFE,
  lemonade: LEMONADE,
  meat: MEAT,
  milk: MILK,
  mug: MUG,
} as const;
