import { expect, test, vi } from 'vitest'
import { fillRegistry } from '../../../core/contribute/registry.ts'
import { backupSettings } from '../../data/backup/lazy.ts'
import { reset } from './reset.ts'

vi.mock('../../data/home/lazy.ts', () => ({ welcomeAgain: vi.fn() }))
vi.mock('../../layout/first-desktop/lazy.ts', () => ({ firstDesktop: async () => ({ groups: [], dock: [] }) }))
vi.mock('../local-history/lazy.ts', () => ({ keepVersion: vi.fn() }))
vi.mock('../../desk/search/index.ts', () => ({ selectFirstEngines: vi.fn() }))

test('what does not go to the cloud does not go there after a reset of everything either', async () => {
  fillRegistry({ documents: [backupSettings] })
  backupSettings.set({ ...backupSettings.initial, autoBookMarks: 0, syncNotes: false, isUpdateDialog: false })
  await reset('everything')
  expect(backupSettings.get()).toEqual({ ...backupSettings.initial, autoBookMarks: 0, syncNotes: false })
})
