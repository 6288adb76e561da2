import { expect, test, vi } from 'vitest'
import { findSecrets } from '../../server/testing/secret-forms.ts'
import type { UserInfo } from '../../shared/entities/account.ts'
import { registry } from '../core/contribute/registry.ts'
import { memoryStorage } from '../core/documents/storage/storage.ts'
import { connectFaces } from '../features/data/faces/face-store.ts'
import { connectSession, setLogin } from '../features/data/session/session.ts'
import { makeBackup } from '../features/safety/backup-file/make-backup.ts'
import { keepVersion } from '../features/safety/local-history/versions.ts'
import { findDocument, registerEverything } from './testing.ts'

vi.mock(import('../core/text/i18n.ts'), async (original) => {
  const messages = Object.assign((key: string) => key, { rich: () => '' })
  return { ...(await original()), messagesOf: () => ({ messages, useMessages: () => messages }) as never }
})

const TOKEN = 'q7Zx0-f4m_Kd93hTqUe1rB8vLyWc5sNiGaPzJo2XkEM'
const USER: UserInfo = {
  ...{ id: 'lin', username: 'lin', nickname: '林', note: '', sex: '1', birthday: '', address: '', head: '' },
  ...{ email: '', open_id: '', is_weak: false, async_nav_info: 0, async_seting: 0, async_wooden_fish: 0 },
  ...{ async_ai_tool: 0, async_schedule: 0, async_notes: 0, async_more: 0 },
}

test('the token of a login is in the record of the login alone: in no backup, no version, no document', async () => {
  const values = new Map<string, unknown>()
  registerEverything(values)
  const storage = memoryStorage(values)
  connectFaces(storage)
  await connectSession(storage)
  await setLogin({ token: TOKEN, info: USER })
  findDocument('notes').set({ noteList: [{ id: 'n', name: '购物', time: 1, content: '买菜' }] })
  await keepVersion('restore')
  const { file } = await makeBackup()

  const text = await file.text()
  expect(findSecrets(text, [TOKEN, '购物'])).toEqual(['购物'])
  const withToken = [...values].filter(([, value]) => findSecrets(JSON.stringify(value), [TOKEN]).length > 0)
  expect(withToken.map(([key]) => key)).toEqual(['session'])
  expect([...values.keys()].map((key) => key.split(':')[0])).toEqual(
    expect.arrayContaining(['before-login', 'version']),
  )
  expect(registry().documents.filter((one) => JSON.stringify(one.encode()).includes(TOKEN))).toEqual([])
})
