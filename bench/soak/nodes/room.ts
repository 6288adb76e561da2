import { type DatabasePlace, openDatabase } from '../../../src/server/adapters/database/open.ts'
import type { Talker } from './talkers.ts'

/** The room as the database has it: nonces by id. */
export async function readRoom(place: DatabasePlace): Promise<ReadonlyMap<number, string>> {
  const database = await openDatabase(place)
  try {
    const rows = await database.selectFrom('chat_message').select(['id', 'nonce']).orderBy('id').execute()
    return new Map(rows.map(({ id, nonce }) => [id, nonce]))
  } finally {
    await database.destroy()
  }
}

/** What is wrong with the room, in words, and with what people know of it. */
export function findRoomProblems(room: ReadonlyMap<number, string>, talkers: readonly Talker[]): readonly string[] {
  const written = new Set(room.values())
  return [
    ...[...room.keys()].filter((id, index) => id !== index + 1).map((id) => `${id} is not the next message`),
    ...(written.size === room.size ? [] : ['a message is there twice']),
    ...talkers.flatMap(({ user, acknowledged, heard, outOfOrder }) => [
      ...[...acknowledged].filter((nonce) => !written.has(nonce)).map((nonce) => `${nonce} of ${user.name} is lost`),
      ...[...room].filter(([id, nonce]) => heard.get(id) !== nonce).map(([id]) => `${user.name} has not heard ${id}`),
      ...(outOfOrder > 0 ? [`${user.name} has heard ${outOfOrder} messages out of order`] : []),
    ]),
  ]
}
