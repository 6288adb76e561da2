import type { Figure } from '../../../scripts/lib/figures.ts'
import { startServer } from '../../../scripts/lib/server.ts'
import { CODE_LIMITS } from '../../../src/server/modules/account/codes/mail-code-repository.ts'
import { startMailServer } from '../../../src/server/testing/mail-server.ts'
import { type OwnersServer, startOwnersServer } from '../../../src/server/testing/owner.ts'
import { askUsers } from '../../../src/server/testing/users.ts'
import { RESEND_SECONDS } from '../../../src/shared/entities/mail-code.ts'
import { PASSWORD } from './accounts.ts'
import { createAsker, inParallel } from './ask.ts'

const HOUR_MS = 3_600_000
/** Wrong guesses of all in an hour after which letters carry links only (security.md 4.2). */
const WRONG_PER_HOUR = 20
/** Letters that attackers ask for, beside the one of the registration the five of a day; and guesses of each. */
const [LETTERS, GUESSES] = [4, 12]
/** Addresses of one server: it sends 600 letters in an hour, of the clock on the wall. */
const PER_SERVER = 100

const WRONG = 'The code is wrong'
const codeOf = (text = '') => /code: (\w+)\./.exec(text)?.[1]
const linkOf = (text = '') => /#verify=([\w-]{22})/.exec(text)?.[1] ?? ''
/** A guess that is wrong. */
function wrongFor(code: string | undefined): string {
  const guess = String(Math.floor(Math.random() * 10_000)).padStart(4, '0')
  return guess === code ? wrongFor(code) : guess
}

interface Tally {
  guesses: number
  /** The most wrong guesses of one account that were compared. */
  most: number
  /** Right codes that were taken after those. */
  taken: number
  /** Owners whose link set another password. */
  links: number
}

/** Somebody who guesses for an account, in a browser that has asked for the letter; its right code is told apart. */
async function guessLetter(server: OwnersServer, account: { readonly username: string; readonly email: string }) {
  const asked = { cookie: `genkan-browser=attacker-${Math.floor(Math.random() * 3)}` }
  const code = await server.sendCode(2, account.email, asked, account.username)
  const reset = (verify: string) =>
    askUsers(server, 'update_password', { ...account, verify, password: 'stolen12' }, asked)
  const verify = (guess: string) =>
    askUsers(server, `verify?type=2&email=${account.email}&verify=${guess}`, undefined, asked)
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, (_, index) => (index % 2 === 0 ? reset : verify)(wrongFor(code))),
  )
  const compared = answers.filter(({ msg }) => msg === WRONG).length
  return { compared, tryRight: async () => (await reset(code)).code === 0 }
}

/** Guesses the codes of an account letter after letter; then its owner opens the link of the last one. */
async function guessAccount(server: OwnersServer, index: number, tally: Tally): Promise<void> {
  const account = { username: `user_${index}`, email: `user.${index}@example.org` }
  const owner = { cookie: `genkan-browser=owner-${index}` }
  const verify = await server.sendCode(1, account.email, owner)
  await askUsers(server, 'register', { ...account, verify, password: PASSWORD }, owner)
  let compared = 0
  for (let letter = 0; letter < LETTERS; letter += 1) {
    server.wait(RESEND_SECONDS * 1000)
    const guessed = await guessLetter(server, account)
    compared += guessed.compared
    tally.guesses += GUESSES
    if (compared >= CODE_LIMITS.wrongOfAddress && (await guessed.tryRight())) tally.taken += 1
  }
  tally.most = Math.max(tally.most, compared)
  const link = linkOf(server.letters.at(-1)?.text)
  if ((await askUsers(server, 'update_password', { link, password: 'changed12' })).code === 0) tally.links += 1
  server.wait(HOUR_MS) // other accounts are not guessed for in the same hour
}

/** Guesses the codes of many accounts over days of the server's clock (security.md, check 18). */
export async function guessCodes(accounts: number): Promise<Figure[]> {
  const tally: Tally = { guesses: 0, most: 0, taken: 0, links: 0 }
  for (let first = 0; first < accounts; first += PER_SERVER) {
    const server = await startOwnersServer()
    try {
      for (let index = first; index < Math.min(accounts, first + PER_SERVER); index += 1)
        await guessAccount(server, index, tally)
    } finally {
      await server.close()
    }
  }
  return [
    {
      name: `${tally.guesses} guesses of the codes of ${accounts} accounts, compared at most`,
      value: tally.most,
      unit: 'guesses of one account',
      target: { op: '<=', value: CODE_LIMITS.wrongOfAddress },
    },
    {
      name: 'right codes that were taken after them',
      value: tally.taken,
      unit: 'codes',
      target: { op: '<=', value: 0 },
    },
    { name: 'owners helped by the link', value: tally.links, unit: 'links', target: { op: '>=', value: accounts } },
  ]
}

/** Guesses the codes of many addresses at once, against the real server. */
export async function sprayCodes(addresses: number): Promise<Figure[]> {
  const mail = await startMailServer()
  const env = {
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Genkan <genkan@example.org>',
  }
  const server = await startServer({ env: { ...env, PUBLIC_URL: 'http://start.example.org' } })
  try {
    const { ask, nextAddress } = createAsker(server.origin)
    const emailOf = (index: number) => `address.${index % addresses}@example.org`
    const cookies = await inParallel(addresses, 8, async (index) => {
      const sent = { type: 1, email: emailOf(index) }
      return (await ask('send_email?locale=en', sent, { address: nextAddress() })).cookie
    })
    const letters = new Map(mail.letters.map((letter) => [letter.to?.[0]?.address, letter.text]))
    const guesses = await inParallel(addresses * CODE_LIMITS.wrongOfOne, 300, async (index) => {
      const [email, cookie] = [emailOf(index), cookies[index % addresses] ?? '']
      const verify = wrongFor(codeOf(letters.get(email)))
      const query = new URLSearchParams({ type: '1', email, verify, locale: 'en' })
      return (await ask(`verify?${query}`, undefined, { cookie, address: nextAddress() })).msg
    })
    const opened = await inParallel(addresses, 8, async (index) => {
      const link = linkOf(letters.get(emailOf(index)))
      return (await ask('open_link', { link }, { address: nextAddress() })).code === 0
    })
    return [
      {
        name: `${guesses.length} guesses of the codes of ${addresses} addresses in an hour, compared`,
        value: guesses.filter((msg) => msg === WRONG).length,
        unit: 'guesses of all',
        target: { op: '<=', value: WRONG_PER_HOUR },
      },
      {
        name: 'links that are still good',
        value: opened.filter(Boolean).length,
        unit: 'links',
        target: { op: '>=', value: addresses },
      },
    ]
  } finally {
    await server.stop()
    await mail.close()
  }
}
