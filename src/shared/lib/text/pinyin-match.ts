import { match } from 'pinyin-pro'

/** Whether a text matches a name in pinyin, in full, by initials or mixed: 知乎 by `zhihu`, `zh` and `zhih`. */
export const matchesPinyin = (name: string, text: string): boolean =>
  /^[a-zü\s]+$/.test(text) && match(name, text, { continuous: true }) !== null
