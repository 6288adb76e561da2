import type { Language } from '../../constants.ts'

/** The hours east of Greenwich by which the days of a lunisolar calendar begin: China's, or Japan's and Korea's. */
export type AlmanacZone = 8 | 9

/** The zone of a language's calendar: lunar new year 2027 is on 6 February in China and on 7 February in Korea. */
export const almanacZone = (language: Language): AlmanacZone => (language === 'ja' || language === 'ko' ? 9 : 8)
