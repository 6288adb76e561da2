import { match } from 'pinyin-pro'

/** Whether a name matches a text in pinyin. */
export type PinyinMatch = (name: string, text: string) => boolean

/** Whether a text matches a name in pinyin, in full, by initials or mixed: 知乎 by `zhihu`, `zh` and `zhih`. */
export const matchesPinyin: PinyinMatch = (name, text) =>
  /^[a-zü\s]+$/.test(text) && match(name, text, { continuous: true }) !== null
