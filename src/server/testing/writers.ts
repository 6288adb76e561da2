import type { Database } from '../adapters/database/open.ts'
import type { NewMessage } from '../modules/chat/message-repository.ts'

/** Adds an account that can write in the chat room, without logging in. */
export const addWriter = (database: Database, id: string) =>
  database
    .insertInto('user')
    .values({
      ...{ id, username: id, username_key: id, password: '', is_weak: 0, email: '', email_key: null, open_id: '' },
      ...{ nickname: id, note: '', sex: '1', birthday: '', address: '', head: '', made_at: 0 },
    })
    .execute()

/** A message that was not written yet. */
export const messageOf = (userId: string, nonce: string): NewMessage => ({
  ...{ userId, nonce, kind: 1, color: '#123456', size: 20, text: `😀 of ${userId}` },
})
