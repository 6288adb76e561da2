import { expect, test } from 'vitest'
import { backupSettings } from '../../data/backup/lazy.ts'
import { updateAct } from './update.ts'

test('what is new is shown once per version, not to a new user, and not to one who does not want it', () => {
  expect(updateAct('1.0.0', '1.1.0', backupSettings.initial.isUpdateDialog)).toBe('show')
  expect(updateAct('1.1.0', '1.1.0', true)).toBe('nothing')
  expect(updateAct('', '1.1.0', true)).toBe('note')
  expect(updateAct('1.0.0', '1.1.0', false)).toBe('note')
})
