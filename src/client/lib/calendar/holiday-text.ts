import type { Language } from '../../../shared/constants.ts'
import type { HolidayName } from './holiday.ts'

type Names = Readonly<Record<HolidayName, string>>

const NAMES: Readonly<Record<Language, Names>> = {
  'zh-CN': {
    newYear: '元旦节',
    springFestival: '春节',
    qingming: '清明节',
    labour: '劳动节',
    dragonBoat: '端午节',
    midAutumn: '中秋节',
    national: '国庆节',
    nationalMidAutumn: '国庆中秋',
    victory: '抗战胜利纪念日',
  },
  'zh-TW': {
    newYear: '元旦',
    springFestival: '春節',
    qingming: '清明節',
    labour: '勞動節',
    dragonBoat: '端午節',
    midAutumn: '中秋節',
    national: '大陸國慶節',
    nationalMidAutumn: '大陸國慶、中秋',
    victory: '抗戰勝利紀念日',
  },
  en: {
    newYear: 'New Year’s Day',
    springFestival: 'Spring Festival',
    qingming: 'Qingming Festival',
    labour: 'Labour Day',
    dragonBoat: 'Dragon Boat Festival',
    midAutumn: 'Mid-Autumn Festival',
    national: 'National Day',
    nationalMidAutumn: 'National Day & Mid-Autumn',
    victory: 'V-Day',
  },
  ja: {
    newYear: '元日',
    springFestival: '春節',
    qingming: '清明節',
    labour: '労働節',
    dragonBoat: '端午節',
    midAutumn: '中秋節',
    national: '国慶節',
    nationalMidAutumn: '国慶節・中秋節',
    victory: '抗日戦勝記念日',
  },
  ko: {
    newYear: '신정',
    springFestival: '춘절',
    qingming: '청명절',
    labour: '노동절',
    dragonBoat: '단오절',
    midAutumn: '중추절',
    national: '국경절',
    nationalMidAutumn: '국경절·중추절',
    victory: '전승절',
  },
}

/** The name of a holiday of mainland China in a language: 国庆中秋, National Day & Mid-Autumn. */
export const holidayText = (name: HolidayName, language: Language): string => NAMES[language][name]
