import type { Language } from '../../../shared/constants.ts'

const CURRENCIES: Readonly<Record<Language, string>> = {
  'zh-CN': 'CNY',
  'zh-TW': 'TWD',
  en: 'USD',
  ja: 'JPY',
  ko: 'KRW',
}

/** An amount in the currency of the user's language, with its smallest coins as far as there are any. */
export const formatPay = (amount: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: CURRENCIES[language],
    currencyDisplay: 'narrowSymbol',
    ...(language === 'zh-TW' && { maximumFractionDigits: 0 }),
  }).format(amount)
