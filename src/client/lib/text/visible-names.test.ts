import { expect, test } from 'vitest'
import { withVisibleNames } from './visible-names.ts'

test('names hold what is seen, however deep they are; all else stays', () => {
  const item = (name: string) => ({ id: 'a\u200b', name, fontText: name, url: 'https://a.example/\u200b', x: 1 })
  const content = 'a note\n\u202e of its own'
  expect(
    withVisibleNames([{ data: { groups: [{ name: 'x\u202ey', children: [item('\u2066b\u200b')] }] } }, 7]),
  ).toEqual([{ data: { groups: [{ name: 'xy', children: [item('b')] }] } }, 7])
  expect(withVisibleNames({ noteList: [{ name: 'a\nb', content }] })).toEqual({ noteList: [{ name: 'a b', content }] })
})
