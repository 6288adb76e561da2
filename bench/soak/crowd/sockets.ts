import { CHAT_PATH } from '../../../src/shared/api/chat.ts'
import { clientFrames, serverFrames } from '../../../src/shared/chat/frames.ts'
import { type Member, openMember } from '../../chat/member.ts'
import { isMessage, messageNow } from '../../chat/timed-message.ts'
import type { Person, Plan } from './plan.ts'

/** How often each socket beats, some of them at a time, in ms. */
const BEAT_MS = 20_000
const BEATS = 100
const TEXT = '晚上一起去看电影吗？七点在老地方等你'
const HEARTBEAT = clientFrames.encode({ frame: 'heartbeat' })

/** Who is told of what comes to all sockets of a generator. */
export interface Ears {
  readonly hear: (message: Buffer) => void
  readonly fail: (what: string) => void
}

/** The sockets of a generator's people, one each. */
export interface Sockets {
  /** Opens somebody's socket, in the place of the one that he has. */
  readonly open: (person: Person, ticket: string) => Promise<void>
  /** Lets a reader write. @returns whether there is one */
  readonly say: () => boolean
  /** Bytes of all frames so far. */
  readonly bytes: () => number
}

/** @param plan whose first people read the room; others are quiet */
export function openSockets({ port, people, readers }: Plan, ears: Ears): Sockets {
  const readerIds = people.slice(0, readers).map(({ id }) => id)
  const isReader = new Set(readerIds)
  const members = new Map<string, Member>()
  let [bytes, said] = [0, 0]
  const count = (length: number): void => {
    bytes += length
  }
  beat(members)
  return {
    bytes: () => bytes,
    async open(person, ticket) {
      const isQuiet = !isReader.has(person.id)
      const member = await logIn(port, person, { ticket, isQuiet, ears, count })
      const before = members.get(person.id)
      members.set(person.id, member)
      before?.close()
      void member.closed.then(() => {
        if (members.get(person.id) !== member) return
        members.delete(person.id)
        ears.fail('a socket was cut')
      })
    },
    say() {
      const member = members.get(oneOf(readerIds) ?? '')
      member?.send(messageNow(said++, TEXT))
      return member !== undefined
    },
  }
}

/** Lets all sockets beat in turn, for as long as the process lives. */
function beat(members: ReadonlyMap<string, Member>): void {
  let beaten = 0
  setInterval(() => {
    const all = [...members.values()]
    for (let count = Math.ceil(all.length / BEATS); count > 0; count -= 1) all[beaten++ % all.length]?.send(HEARTBEAT)
  }, BEAT_MS / BEATS)
}

interface Entry {
  readonly ticket: string
  readonly isQuiet: boolean
  readonly ears: Ears
  /** Is told the bytes of each frame. */
  readonly count: (bytes: number) => void
}

/** Opens a socket and logs it in. @throws Error where it is refused */
async function logIn(port: number, { id, address }: Person, { ticket, isQuiet, ears, count }: Entry): Promise<Member> {
  const welcomed = Promise.withResolvers<void>()
  const member = await openMember({
    ...{ port, path: CHAT_PATH },
    headers: { Origin: `http://127.0.0.1:${port}`, 'X-Forwarded-For': address },
    receive(frame) {
      count(frame.length)
      if (isMessage(frame)) return ears.hear(frame)
      const answer = serverFrames.decode(frame)
      if (answer?.frame === 'loginResult')
        if (answer.result === 'ok') welcomed.resolve()
        else welcomed.reject(new Error(answer.result))
      if (answer?.frame === 'notice' && ['slowDown', 'refused'].includes(answer.notice.notice))
        ears.fail(`message ${answer.notice.notice}`)
    },
    fail: (error) => ears.fail(`socket: ${error instanceof Error ? error.message : error}`),
  })
  member.send(clientFrames.encode({ frame: 'login', userId: id, ticket, takesNotices: true, isQuiet }))
  const cut = member.closed.then(() => Promise.reject(new Error('cut before its login')))
  cut.catch(() => {}) // also of one that ends later
  await Promise.race([welcomed.promise, cut])
  return member
}

export const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]
