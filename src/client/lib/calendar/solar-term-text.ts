import type { Language } from '../../../shared/constants.ts'
import { SOLAR_TERMS, type SolarTerm } from './solar-term.ts'

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': [
    ...['小寒', '大寒', '立春', '雨水', '惊蛰', '春分', '清明', '谷雨', '立夏', '小满', '芒种', '夏至'],
    ...['小暑', '大暑', '立秋', '处暑', '白露', '秋分', '寒露', '霜降', '立冬', '小雪', '大雪', '冬至'],
  ],
  'zh-TW': [
    ...['小寒', '大寒', '立春', '雨水', '驚蟄', '春分', '清明', '穀雨', '立夏', '小滿', '芒種', '夏至'],
    ...['小暑', '大暑', '立秋', '處暑', '白露', '秋分', '寒露', '霜降', '立冬', '小雪', '大雪', '冬至'],
  ],
  en: [
    ...['Minor Cold', 'Major Cold', 'Start of Spring', 'Rain Water', 'Awakening of Insects', 'Spring Equinox'],
    ...['Pure Brightness', 'Grain Rain', 'Start of Summer', 'Grain Buds', 'Grain in Ear', 'Summer Solstice'],
    ...['Minor Heat', 'Major Heat', 'Start of Autumn', 'End of Heat', 'White Dew', 'Autumn Equinox'],
    ...['Cold Dew', 'Frost’s Descent', 'Start of Winter', 'Minor Snow', 'Major Snow', 'Winter Solstice'],
  ],
  ja: [
    ...['小寒', '大寒', '立春', '雨水', '啓蟄', '春分', '清明', '穀雨', '立夏', '小満', '芒種', '夏至'],
    ...['小暑', '大暑', '立秋', '処暑', '白露', '秋分', '寒露', '霜降', '立冬', '小雪', '大雪', '冬至'],
  ],
  ko: [
    ...['소한', '대한', '입춘', '우수', '경칩', '춘분', '청명', '곡우', '입하', '소만', '망종', '하지'],
    ...['소서', '대서', '입추', '처서', '백로', '추분', '한로', '상강', '입동', '소설', '대설', '동지'],
  ],
}

/** The name of a solar term, e.g. 秋分, 秋分, Autumn Equinox, 秋分, 추분. */
export function solarTermText(term: SolarTerm, language: Language): string {
  return NAMES[language][SOLAR_TERMS.indexOf(term)] ?? ''
}
