import type { Language } from '../../../../../shared/constants.ts'
import type { TIME_FONTS } from '../settings.first-frame.ts'

/** The serif and rounded system faces for the script of each language. */
const HAN: Readonly<Record<Language, { readonly serif: string; readonly rounded: string }>> = {
  'zh-CN': {
    serif: '"Songti SC", "Source Han Serif SC", "Noto Serif CJK SC", "Noto Serif SC", SimSun',
    rounded: '"Yuanti SC", "YouYuan"',
  },
  'zh-TW': {
    serif: '"Songti TC", "Source Han Serif TC", "Noto Serif CJK TC", "Noto Serif TC", PMingLiU',
    rounded: '"Yuanti TC"',
  },
  en: { serif: '"Noto Serif"', rounded: '"Nunito"' },
  ja: {
    serif: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP"',
    rounded: '"Hiragino Maru Gothic ProN", "M PLUS Rounded 1c"',
  },
  ko: {
    serif: '"AppleMyungjo", "Nanum Myeongjo", "Noto Serif CJK KR", "Noto Serif KR", Batang',
    rounded: '"NanumSquareRound", "Nanum Gothic"',
  },
}

/**
 * The clock's `font-family`, of system faces only; Latin ones with lining figures come first. Empty for Genkan Figures,
 * which the style sheet has.
 */
export function fontStack(font: (typeof TIME_FONTS)[number], language: Language): string {
  const { serif, rounded } = HAN[language]
  switch (font) {
    case 'auto':
      return ''
    case 'system':
      return 'var(--gk-font)'
    case 'serif':
      return `"New York", "Times New Roman", "Liberation Serif", ${serif}, serif`
    case 'mono':
      return '"SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, "Liberation Mono", monospace'
    case 'rounded':
      return `"SF Pro Rounded", ui-rounded, "Arial Rounded MT Bold", ${rounded}, var(--gk-font)`
    case 'slab':
      return `Rockwell, "Roboto Slab", "American Typewriter", "Courier 10 Pitch", ${serif}, serif`
    case 'condensed':
      return '"Avenir Next Condensed", "Bahnschrift Condensed", "Arial Narrow", "Liberation Sans Narrow", var(--gk-font)'
  }
}
