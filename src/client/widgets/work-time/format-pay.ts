import type { Language } from '../../../shared/constants.ts'

const CURRENCIES: Readonly<Record<Language, string>> = {
  'zh-CN': 'CNY',
  'zh-TW': 'TWD',
  en: 'USD',
  ja: 'JPY',
  ko: 'KRW',
}

/** An amount in the currency of the user's language, with its smallest coins as far as there are any, or without. */
export const formatPay = (amount: number, language: Language, isWhole = false): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: CURRENCIES[language],
    currencyDisplay: 'narrowSymbol',
    ...((isWhole || language === 'zh-TW') && { maximumFractionDigits: 0 }),
  }).format(amount)
