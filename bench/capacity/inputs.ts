/** An assumption or a price, with where it comes from. */
interface Input {
  readonly value: number
  readonly unit: string
  readonly why: string
}

/** What the crowd does, and what machines are and cost: the one table that the soak `crowd` and this model share. */
export const INPUTS = {
  people: { value: 1_000_000, unit: 'accounts', why: 'the size that is asked about' },
  activeShare: {
    value: 0.3,
    unit: 'of the accounts',
    why: 'assumed: who has an account opens the page on 3 of 10 days',
  },
  seenShare: {
    ...{ value: 1 / 3, unit: 'of the day’s people' },
    why: 'assumed: pages in sight at the peak; one out of sight has no socket and asks nothing (pokes.ts, pace.ts)',
  },
  readerShare: {
    value: 0.5,
    unit: 'of the sockets',
    why: 'assumed: pages with danmaku or the chat; others’ sockets are quiet',
  },
  peakShare: {
    value: 0.12,
    unit: 'of a day, in its peak hour',
    why: 'assumed: the first hour of a day of eight and a half',
  },
  openings: {
    value: 30,
    unit: 'a person and day',
    why: 'assumed: each new tab is one',
  },
  loads: {
    ...{ value: 0.2, unit: 'a person and day' },
    why: 'a release a week makes each browser fetch the build (sw.js) once: 1/7; the rest are new browsers',
  },
  logins: {
    value: 0.5,
    unit: 'a person and day',
    why: 'assumed high: a login lasts 30 days, but private windows forget it',
  },
  checkSeconds: {
    value: 20,
    unit: 's',
    why: 'TICKER: a page in sight asks for the versions of its sections this often',
  },
  pushes: {
    value: 6,
    unit: 'a page in sight and hour',
    why: 'assumed: edits in bursts, each pushed once 3 s after its last',
  },
  pushBytes: { value: 20_480, unit: 'bytes', why: 'a desktop of 100 icons as JSON, the section that changes most' },
  boards: { value: 0.3, unit: 'an opening', why: 'assumed: a tile of a board that is older than its ten minutes' },
  messages: { value: 2, unit: 'a reader and hour', why: 'assumed: most read; a large room is written in by few' },
  days: { value: 365, unit: 'days', why: 'for how long messages pile up, which nobody deletes' },
  versions: { value: 40, unit: 'an account', why: 'assumed: what the thinning of the history keeps of all sections' },
  files: { value: 5, unit: 'an account', why: 'assumed: an own wallpaper and some icons' },
  fileBytes: { value: 200_000, unit: 'bytes', why: 'assumed: wallpapers are ten times as large, icons a tenth' },
  use: { value: 0.6, unit: 'of a processor', why: 'above it queues grow; what is left carries a node that dies' },
  nodeCores: {
    value: 1,
    unit: 'cores',
    why: 'a node computes in one thread; passwords and gzip take a second one in parts',
  },
  nodeSockets: {
    value: 5000,
    unit: 'sockets',
    why: 'MAX_MEMBERS: more logged-in sockets, quiet ones too, a node does not take',
  },
  pricePerCore: { value: 15, unit: '€ a month', why: 'assumed: a small virtual machine, with 2 GB for each core' },
  pricePerDiskGb: { value: 0.1, unit: '€ a month', why: 'assumed: a replicated volume' },
  pricePerBucketGb: { value: 0.02, unit: '€ a month', why: 'assumed: an S3 of the usual kind' },
  pricePerTrafficGb: { value: 0.01, unit: '€', why: 'assumed: beyond what is included; some take ten times as much' },
} as const satisfies Readonly<Record<string, Input>>

type InputName = keyof typeof INPUTS
export type Inputs = Readonly<Record<InputName, number>>

const NAMES = Object.keys(INPUTS) as InputName[]
const isName = (text: string): text is InputName => text in INPUTS

/** The table's values, but for those that words such as `people=20000` give. @throws Error naming a wrong word */
export function readInputs(words: readonly string[] = []): Inputs {
  const inputs = Object.fromEntries(NAMES.map((name) => [name, INPUTS[name].value])) as Record<InputName, number>
  for (const word of words) {
    const [name = '', text = ''] = word.split('=')
    const value = Number(text)
    if (!isName(name) || text === '' || !(value >= 0)) throw new Error(`${word}: one of ${NAMES.join(', ')} = a number`)
    inputs[name] = value
  }
  return inputs
}
