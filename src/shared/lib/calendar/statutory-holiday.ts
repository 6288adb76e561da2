/** Holidays with days off by law in mainland China; `victory` was given once, in 2015. */
export type StatutoryHoliday =
  | 'newYear'
  | 'springFestival'
  | 'qingming'
  | 'labour'
  | 'dragonBoat'
  | 'midAutumn'
  | 'national'
  | 'victory'
