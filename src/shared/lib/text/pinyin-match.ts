import { match } from 'pinyin-pro'

/** Whether a name is spelt so in pinyin, whole, by initials or mixed: 知乎 by `zhihu`, `zh` and `zhih`. */
export const matchesPinyin = (name: string, text: string): boolean =>
  /^[a-zü\s]+$/.test(text) && match(name, text, { continuous: true }) !== null
