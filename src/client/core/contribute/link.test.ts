import { expect, test } from 'vitest'
import { parseLink } from './link.ts'

test('an address asks for something by a name and a value', () => {
  expect(parseLink('#invite=a-B_9.~')).toEqual({ name: 'invite', value: 'a-B_9.~' })
})

test.each(['', '#', '#dialog', '#invite=', '#=a', '#invite=a b', '#invite=%41', '#Invite=a', `#a=${'x'.repeat(501)}`])(
  '%j asks for nothing',
  (hash) => {
    expect(parseLink(hash)).toBeUndefined()
  },
)
