/** Languages into which the search box translates. */
export const TRANSLATION_TARGETS = ['zh', 'zh-TW', 'en', 'ja', 'ko'] as const
export type TranslationTarget = (typeof TRANSLATION_TARGETS)[number]

/** Who translates. */
export const TRANSLATORS = ['tencent', 'libretranslate', 'mymemory'] as const
export type Translator = (typeof TRANSLATORS)[number]
