import { expect, test, vi } from 'vitest'
import type { AnyDocument } from '../core/document.ts'
import type { Persistence } from '../core/persistence.ts'
import type { Welcome } from '../core/welcome.ts'
import { home } from '../features/home/index.ts'
import { welcomeNewUser } from './welcome-new-user.ts'

const welcomes = vi.hoisted((): Welcome[] => [])
vi.mock('../contributions.deferred.ts', () => ({ loadWelcomes: async () => welcomes }))

/** Fills two widgets on a visit on which these documents are stored. @returns the ids of those filled */
async function visit(...stored: readonly AnyDocument[]): Promise<readonly string[]> {
  const filled: string[] = []
  const [schedule, notes] = [
    { ...home, id: 'schedule' },
    { ...home, id: 'notes' },
  ]
  welcomes.splice(0, 2, ...[schedule, notes].map((document) => ({ document, fill: () => filled.push(document.id) })))
  const wasStored: Persistence['wasStored'] = ({ id }) => stored.some((one) => one.id === id)
  await welcomeNewUser({ wasStored })
  return filled
}

test('a new user finds something in the widgets; what is stored stays as it is, as does all of a known user', async () => {
  expect(await visit()).toEqual(['schedule', 'notes'])
  expect(await visit({ ...home, id: 'notes' })).toEqual(['schedule'])
  expect(await visit(home)).toEqual([])
})
