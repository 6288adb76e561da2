import { expect, test } from 'vitest'
import { provideLoaders } from '../../../../core/contribute/loaders.ts'
import { defineWelcome, type Welcome } from '../../../../core/contribute/welcome.ts'
import type { AnyDocument } from '../../../../core/documents/document.ts'
import { history } from '../../../../core/documents/history.ts'
import type { Persistence } from '../../../../core/documents/persistence/persistence.ts'
import { expectUndone, noLoaders } from '../../../../core/testing.ts'
import { home } from '../document.first-frame.ts'
import { welcomeAgain, welcomeNewUser } from './welcome-new-user.ts'

const welcomes: Welcome[] = []
provideLoaders({ ...noLoaders, welcomes: async () => welcomes })

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

test('what is found again after a reset goes with its undo; on a first visit there is nothing to undo', async () => {
  const group = (id: string) => ({ id, name: '', icon: '', mode: 0 as const, lock: false, children: [] })
  const first = { groups: [group('first')], dock: [] }
  welcomes.splice(
    0,
    2,
    defineWelcome(home, () => first),
  )
  const stopTracking = history.track([home])
  await welcomeNewUser({ wasStored: () => false })
  stopTracking()
  expect([home.get(), history.counts.getState().undo]).toEqual([first, 0])
  home.set({ groups: [group('own')], dock: [] })
  await expectUndone([home], async () => {
    const endStep = history.beginTransaction()
    home.set(home.initial)
    await welcomeAgain()
    endStep()
  })
})
