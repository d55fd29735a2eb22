/** An arm: the path from the shoulder to the wrist, then the middle of the hand. */
export type Arm = readonly [path: string, handX: number, handY: number];

export const REST_LEFT: Arm = ['M-36 74C-48 100 -48 126 -42 146', -42, 148];
export const REST_RIGHT: Arm = ['M36 74C48 100 48 126 42 146', 42, 148];
export const UP_LEFT: Arm = ['M-36 76C-68 66 -74 30 -68 -2', -68, -10];
export const UP_RIGHT: Arm = ['M36 76C68 66 74 30 68 -2', 68, -10];
export const HIP_LEFT: Arm = ['M-36 76C-76 96 -70 128 -44 136', -42, 136];
export const HIP_RIGHT: Arm = ['M36 76C76 96 70 128 44 136', 42, 136];
export const LAP_LEFT: Arm = ['M-36 76C-56 108 -40 136 -18 138', -16, 138];
export const LAP_RIGHT: Arm = ['M36 76C56 108 40 136 18 138', 16, 138];
export const OUT_LEFT: Arm = ['M-36 78C-62 96 -80 90 -98 78', -102, 76];
export const OUT_RIGHT: Arm = ['M36 78C62 96 80 90 98 78', 102, 76];
export const WAVE_LEFT: Arm = ['M-36 78C-62 88 -84 66 -84 30', -84, 24];
export const WAVE_RIGHT: Arm = ['M36 78C62 88 84 66 84 30', 84, 24];
/** Both hands before the chest, as when holding a phone, a plan or a list. */
export const HOLD_LEFT: Arm = ['M-36 78C-62 100 -60 112 -44 112', -42, 112];
export const HOLD_RIGHT: Arm = ['M36 78C62 100 60 112 44 112', 42, 112];
