/** The initials of a name: its first Han, kana or hangul character, else two letters or digits, the first a capital; may be blank. */
export function initialsOf(name: string): string {
  const [east] = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.exec(name) ?? []
  if (east !== undefined) return east
  const [first = '', second = ''] = name.match(/[\p{L}\p{N}]/gu) ?? []
  return first.toLocaleUpperCase() + second
}
