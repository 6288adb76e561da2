import { randomUUID } from 'node:crypto'
import type { Figure } from '../../../scripts/lib/figures.ts'
import { SCAN } from '../../../src/shared/entities/scan.ts'
import type { Account } from './accounts.ts'
import { type Answer, type Asked, type Asker, inParallel } from './ask.ts'

/** A code on a screen, its owner who scans it, and somebody who knows all of it but the cookie. */
interface Code {
  readonly uuid: string
  readonly rid: string
  /** The browser that shows it. */
  readonly screen: Required<Pick<Asked, 'address' | 'cookie'>>
  readonly owner: Account
  readonly attacker: Account
  readonly show: (uuid: string, by: Asked) => Promise<Answer>
  readonly scan: (by: Asked, rid?: string) => Promise<Answer>
  readonly confirm: (number: number | null, by: Asked) => Promise<Answer>
  readonly poll: (by: Asked) => Promise<Answer>
}

const makeUuid = () => `uuid-${randomUUID()}`
const wrongFor = (number: number | null) => (number === 10 ? 11 : 10)
const anyNumber = () => 10 + Math.floor(Math.random() * 90)

async function showCode({ ask, nextAddress }: Asker, owner: Account, attacker: Account): Promise<Code> {
  const [uuid, address] = [makeUuid(), nextAddress()]
  const show: Code['show'] = (shown, by) => ask('get_unlimited_qrcode', { uuid: shown, type: 1 }, by)
  const { data, cookie } = await show(uuid, { address })
  const rid = data.url.split('#scan=')[1] ?? ''
  return {
    ...{ uuid, rid, owner, attacker, show, screen: { address, cookie } },
    scan: ({ token }, secret = rid) => ask('scan', { rid: secret }, { token: token ?? '', address: nextAddress() }),
    confirm: (number, { token }) =>
      ask('confirm_scan', { rid, number }, { token: token ?? '', address: nextAddress() }),
    poll: (by) => ask(`get_wx_login_status?uuid=${uuid}`, undefined, by),
  }
}

/** What is tried beside a login and must not disturb it; `from` is the step of the login before which it would. */
const BESIDE: readonly { readonly from: number; readonly attack: (code: Code) => Promise<Answer> }[] = [
  { from: 0, attack: ({ poll }) => poll({}) },
  { from: 0, attack: async ({ poll, show }) => poll({ cookie: (await show(makeUuid(), {})).cookie }) },
  { from: 0, attack: async ({ uuid, poll, show }) => poll({ cookie: (await show(uuid, {})).cookie }) },
  { from: 0, attack: ({ scan, attacker, uuid }) => scan(attacker, uuid.slice(0, 22)) },
  { from: 0, attack: ({ confirm, attacker }) => confirm(anyNumber(), attacker) },
  { from: 0, attack: ({ confirm }) => confirm(anyNumber(), {}) },
  { from: 0, attack: ({ scan }) => scan({}) },
  { from: 1, attack: ({ scan, attacker }) => scan(attacker) },
  { from: 1, attack: ({ confirm, attacker }) => confirm(null, attacker) },
  { from: 4, attack: ({ poll, screen }) => poll(screen) },
]

/** What ends a code for good. Each gives the number of the screen, which is confirmed then, too late. */
const ENDS: Readonly<Record<string, (code: Code) => Promise<number | null>>> = {
  'somebody else has scanned it': async ({ scan, confirm, owner, attacker, poll, screen }) => {
    await scan(attacker)
    const { number } = (await poll(screen)).data
    await scan(owner)
    await confirm(number, owner)
    await confirm(wrongFor(number), attacker)
    return number
  },
  'a wrong number': async (code) => {
    const number = await scanByOwner(code)
    await code.confirm(wrongFor(number), code.owner)
    return number
  },
  'a refusal': async (code) => {
    const number = await scanByOwner(code)
    await code.confirm(null, code.owner)
    return number
  },
  'questions beyond the last': async (code) => {
    const number = await scanByOwner(code)
    for (let poll = 1; poll < SCAN.maxPolls; poll += 1) await code.poll(code.screen)
    return number
  },
  'three newer codes of its address': async (code) => {
    const number = await scanByOwner(code)
    for (let newer = 0; newer < 3; newer += 1) await code.show(makeUuid(), { address: code.screen.address })
    return number
  },
}

/** Its time: others ask until it is over, as their questions do not count. */
async function outwait(code: Code): Promise<number | null> {
  const number = await scanByOwner(code)
  while ((await code.poll({})).data.state !== 'expired') await new Promise((resolve) => setTimeout(resolve, 1000))
  return number
}

async function scanByOwner({ scan, owner, poll, screen }: Code): Promise<number | null> {
  await scan(owner)
  return (await poll(screen)).data.number
}

/** What attackers have achieved, and what owners. */
interface Tally {
  attacks: number
  stolen: number
  asked: number
  right: number
  ended: number
  /** By what those codes were ended that logged somebody in nevertheless. */
  readonly revived: string[]
}

const hasToken = ({ data }: Answer) => data !== null && (data.token ?? data.login ?? null) !== null

/** Logs in by a code, each step together with some attacks in whatever order they arrive. */
async function logInUnderAttack({ ask }: Asker, code: Code, tally: Tally): Promise<void> {
  const { owner, scan, confirm, poll, screen } = code
  const polled: Answer[] = []
  const steps = [
    () => scan(owner),
    async () => polled.push(await poll(screen)),
    () => confirm(polled[0]?.data.number ?? null, owner),
    async () => polled.push(await poll(screen)),
    async () => {}, // it is over
  ]
  for (const [at, step] of steps.entries()) {
    const attacks = BESIDE.filter(({ from }) => from <= at && Math.random() < 0.4)
    const [answers] = await Promise.all([Promise.all(attacks.map(({ attack }) => attack(code))), step()])
    tally.attacks += answers.length
    tally.stolen += answers.filter(hasToken).length
  }
  tally.asked += 1
  const login = polled[1]?.data.login
  const isIn = (await ask('user_info', undefined, { token: login?.token ?? '' })).code === 0
  if (isIn && login?.info.username === owner.username) tally.right += 1
}

/** Ends a code, then does all that would log in. */
async function endCode(code: Code, [name, end]: readonly [string, typeof outwait], tally: Tally): Promise<void> {
  const number = await end(code)
  const answers = await Promise.all([
    ...[code.confirm(number, code.owner), code.poll(code.screen)],
    ...BESIDE.map(({ attack }) => attack(code)),
  ])
  tally.ended += 1
  if ([...answers, await code.poll(code.screen)].some(hasToken)) tally.revived.push(name)
}

/** Attacks logins by QR code in every way (security.md, check 20), many at once. */
export async function attackScans(asker: Asker, accounts: readonly Account[], quick: boolean): Promise<Figure[]> {
  const [count, width] = quick ? [60, 10] : [1000, 20]
  const tally: Tally = { attacks: 0, stolen: 0, asked: 0, right: 0, ended: 0, revived: [] }
  const show = (index: number) => {
    const [owner, attacker] = [accounts[index % accounts.length], accounts[(index + 1) % accounts.length]]
    if (attacker === undefined || owner === undefined) throw new Error('there are no accounts')
    return showCode(asker, owner, attacker)
  }
  const outwaited = inParallel(quick ? 0 : 20, 20, async (index) =>
    endCode(await show(index), ['its time', outwait], tally),
  )
  const ends = Object.entries(ENDS)
  await inParallel(count, width, async (index) => {
    const code = await show(index)
    const end = index % 3 === 0 ? ends[(index / 3) % ends.length] : undefined
    await (end === undefined ? logInUnderAttack(asker, code, tally) : endCode(code, end, tally))
  })
  await outwaited
  const target = { op: '<=', value: 0 } as const
  return [
    {
      name: `tokens in ${tally.attacks} answers to attackers of QR codes`,
      value: tally.stolen,
      unit: 'tokens',
      target,
    },
    {
      name: [`of ${tally.ended} codes that had ended, logged in`, ...new Set(tally.revived)].join(', '),
      value: tally.revived.length,
      unit: 'codes',
      target,
    },
    {
      name: `of ${tally.asked} owners under attack not logged in`,
      value: tally.asked - tally.right,
      unit: 'owners',
      target,
    },
    { name: 'logged in', value: tally.right, unit: 'owners', target: { op: '>=', value: Math.floor(count / 2) } },
  ]
}
