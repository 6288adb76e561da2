import { expect, test } from 'vitest'
import { takeTurns } from '../../adapters/database/take-turns.ts'
import { openInProcessLimits } from '../../adapters/limits/in-process.ts'
import type { Letter } from '../../core/ports/mail.ts'
import { readMessages } from '../../core/read-messages.ts'
import { Refusal } from '../../core/route/errors.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { silentLog } from '../../testing/project.ts'
import { addMailCode, beginGuess, CODE_LIMITS, consumeMailCode, findMailCode } from './codes/mail-code-repository.ts'
import { createMailCodes } from './codes/mail-codes.ts'
import { beginAttempt } from './login/failed-login-repository.ts'
import { addFavorites, listFavorites, removeFavorites } from './profile/favorite-repository.ts'
import { addUpload, listUploads, removeUpload, sweepUploads } from './profile/upload-repository.ts'
import {
  addUser,
  bindEmailAddress,
  bindUserOpenId,
  findUser,
  removeUser,
  type UserRow,
} from './profile/user-repository.ts'
import { addInvitation, listInvitations, redeemInvitation, removeInvitation } from './register/invitation-repository.ts'
import { deleteSetupTokens, isSetupToken, makeSetupToken, SETUP_MS } from './register/setup-repository.ts'
import { addScan, claimScan, countPoll, findScan, moveScan } from './scan/scan-repository.ts'
import {
  addSession,
  findSession,
  isKnownDevice,
  listSessions,
  MAX_KNOWN_DEVICES,
  rememberDevice,
  SESSION_LIMITS,
} from './sessions/session-repository.ts'

const bytes = new Uint8Array([0, 1, 255])

const user = (name: string): UserRow => ({
  ...{ id: `id of ${name}`, username: name, username_key: name.toLowerCase(), password: '', is_weak: 1, made_at: 1e12 },
  ...{
    email: '',
    email_key: null,
    open_id: '',
    nickname: name,
    note: '',
    sex: '1',
    birthday: '',
    address: '',
    head: '',
    muted_until: 0,
    banned_at: 0,
  },
})

/** What is stored of accounts, on either kind of database. */
describeDatabases((open) => {
  test('a name is given to one account, also when two ask at once', async () => {
    const database = await open()
    const added = await Promise.all(['Lin', 'lin', 'LIN'].map((name) => addUser(database, { ...user(name), id: name })))
    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await findUser(database, 'lIn')).toMatchObject({ made_at: 1e12, email_key: null })
  })

  test('attempts at once are counted one by one', async () => {
    const database = await open()
    const waits = await Promise.all(Array.from({ length: 12 }, () => beginAttempt(database, 'x')))
    expect(waits.filter((attempt) => 'begunAt' in attempt)).toHaveLength(5)
  })

  test('an invitation makes as many accounts as it has uses, also when all come at once', async () => {
    const database = await open()
    const { code } = await addInvitation(database, { uses: 2, endsAt: 1e12 + 100 }, 1e12)
    const spend = (now = 1e12) => redeemInvitation(database, code, now)
    const spent = await Promise.all(Array.from({ length: 5 }, () => spend()))
    expect(spent.filter(Boolean)).toHaveLength(2)
    expect(await listInvitations(database, 1e12)).toEqual([])
    const { code: other } = await addInvitation(database, { uses: 1, endsAt: 1e12 + 100 }, 1e12)
    const [listed] = await listInvitations(database, 1e12)
    expect(listed).toMatchObject({ usesLeft: 1, madeAt: 1e12, endsAt: 1e12 + 100 })
    expect(await redeemInvitation(database, other, 1e12 + 100)).toBe(false)
    expect(await removeInvitation(database, listed?.id ?? '')).toBe(true)
    expect(await redeemInvitation(database, other, 1e12)).toBe(false)
  })

  test('links of the first start: of several nodes each has its own, all end with the first account admin', async () => {
    const database = await open()
    const tokens = [await makeSetupToken(database, 1e12), await makeSetupToken(database, 1e12 + 1)]
    for (const token of tokens) expect(await isSetupToken(database, token ?? '', 1e12 + 2)).toBe(true)
    expect(await isSetupToken(database, tokens[0] ?? '', 1e12 + SETUP_MS)).toBe(false)
    await makeSetupToken(database, 1e12 + SETUP_MS)
    const rows = await database.selectFrom('instance').selectAll().where('key', 'like', 'setup:%').execute()
    expect(rows, 'the one that has ended is gone').toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(tokens[1])
    await addUser(database, user('admin'))
    await deleteSetupTokens(database)
    expect(await makeSetupToken(database, 1e12)).toBeUndefined()
    expect(await isSetupToken(database, tokens[1] ?? '', 1e12)).toBe(false)
  })

  test('logins: of too many the oldest end; with their account all do', async () => {
    const database = await open()
    await addUser(database, user('lin'))
    const place = { userId: user('lin').id, isBound: false, device: 'Firefox', address: '::1' }
    const made = []
    for (let at = 0; at < SESSION_LIMITS.perUser + 2; at += 1) made.push(await addSession(database, place, 1e12 + at))
    const find = (token = '') => findSession(database, { token, cookie: undefined }, 1e12 + 100)
    expect(await find(made[0]?.token)).toBeUndefined()
    expect(await find(made.at(-1)?.token)).toEqual({
      ...{ id: made.at(-1)?.id, userId: place.userId, username: 'lin', device: 'Firefox', syncedAt: 0 },
    })
    const current = { id: made.at(-1)?.id ?? '', userId: place.userId }
    expect(await listSessions(database, current, 1e12 + 100)).toHaveLength(SESSION_LIMITS.perUser)
    for (let at = 0; at < MAX_KNOWN_DEVICES + 2; at += 1)
      await rememberDevice(database, `device ${at}`, place.userId, 1e12 + at)
    const known = [0, 1, 2, MAX_KNOWN_DEVICES + 1].map((at) => isKnownDevice(database, `device ${at}`, place.userId))
    expect(await Promise.all(known)).toEqual([false, false, true, true])
    await removeUser(database, place.userId)
    expect(await find(made.at(-1)?.token)).toBeUndefined()
  })

  test('codes of mails: one letter a minute, three guesses of one and six of an address, used once; all at once', async () => {
    const database = await open()
    await addUser(database, user('lin'))
    const code = {
      ...{
        purpose: 'reset' as const,
        address: 'lin@example.org',
        user_id: user('lin').id,
        browser: 'b',
        device: '',
        code: 'c',
      },
      ...{ wrong: 0, is_confirmed: 0, is_used: 0 },
    }
    const hour = { key: 'hour', limit: 100 }
    const add = (link: string, at: number) => addMailCode(database, { ...code, link, sent_at: at }, at)
    const waits = await Promise.all(['a', 'b', 'c'].map((link) => add(link, 1e12)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
    for (const [link, at] of [
      ['d', 1e12 + 61_000],
      ['e', 1e12 + 122_000],
    ] as const) {
      expect(await add(link, at)).toBe(0)
      const row = await findMailCode(database, code, at)
      if (row === undefined) throw new Error('there is none')
      expect(row.link).toBe(link)
      const begun = await Promise.all(Array.from({ length: 8 }, () => beginGuess(database, row, hour, at)))
      expect(begun.filter(Boolean)).toHaveLength(CODE_LIMITS.wrongOfOne)
    }
    const last = await findMailCode(database, code, 1e12 + 122_000)
    expect(last && (await beginGuess(database, { ...last, link: 'a' }, hour, 1e12))).toBe(false)
    const used = await Promise.all(Array.from({ length: 4 }, () => consumeMailCode(database, 'e')))
    expect(used.filter(Boolean)).toHaveLength(1)
    await removeUser(database, user('lin').id)
    expect(await database.selectFrom('mail_code').selectAll().execute()).toEqual([])
  })

  test('an e-mail address belongs to one account', async () => {
    const database = await open()
    for (const name of ['lin', 'qiu']) await addUser(database, user(name))
    expect(await bindEmailAddress(database, user('lin').id, 'Lin@example.org')).toBe(true)
    expect(await bindEmailAddress(database, user('qiu').id, 'lin@Example.org')).toBe(false)
    expect(await addUser(database, { ...user('new'), email_key: 'lin@example.org' })).toBe(false)
  })

  test('an open id belongs to one account, also when two bind it at once', async () => {
    const database = await open()
    for (const name of ['lin', 'qiu']) await addUser(database, user(name))
    const bind = (name: string) =>
      takeTurns(database, 'open id o', (transaction) => bindUserOpenId(transaction, user(name).id, 'o'))
    const bound = await Promise.all(['lin', 'qiu', 'lin', 'qiu'].map(bind))
    expect(bound.filter(Boolean)).toHaveLength(2)
    expect(await database.selectFrom('user').select('id').where('open_id', '=', 'o').execute()).toHaveLength(1)
  })

  test('a QR code is scanned by one user and confirmed once, also when all come at once', async () => {
    const database = await open()
    for (const name of ['lin', 'qiu']) await addUser(database, user(name))
    const code = {
      rid: 'r',
      uuid: 'u',
      browser: 'b',
      address: '::1',
      device: '',
      state: 'waiting' as const,
      purpose: 'login' as const,
      user_id: null,
    }
    const row = { ...code, number: 12, choices: '12 34 56', polls: 0, made_at: 1e12 }
    const added = await Promise.all(['r', 's'].map((rid) => addScan(database, { ...row, rid })))
    expect(added.filter(Boolean)).toHaveLength(1)
    const { rid = '' } = (await findScan(database, { uuid: 'u' }, 1e12)) ?? {}
    const claimed = await Promise.all(['lin', 'qiu'].map((name) => claimScan(database, rid, user(name).id)))
    expect(claimed.filter(Boolean)).toHaveLength(1)
    const moved = await Promise.all(Array.from({ length: 4 }, () => moveScan(database, rid, 'scanned', 'confirmed')))
    expect(moved.filter(Boolean)).toHaveLength(1)
    expect(await countPoll(database, { uuid: 'u', browser: 'another' })).toBe(false)
    expect(await countPoll(database, { uuid: 'u', browser: 'b' })).toBe(true)
    expect(await findScan(database, { rid }, 1e12)).toMatchObject({ state: 'confirmed', polls: 1, made_at: 1e12 })
    for (let at = 1; at < 4; at += 1)
      await addScan(database, { ...row, rid: `r${at}`, uuid: `u${at}`, made_at: 1e12 + at })
    expect(await findScan(database, { uuid: 'u1' }, 1e12)).toMatchObject({ state: 'waiting' })
    await addScan(database, { ...row, rid: 'r4', uuid: 'u4', made_at: 1e12 + 4 })
    expect(await findScan(database, { uuid: 'u1' }, 1e12)).toMatchObject({ state: 'expired' })
  })

  test('uploads: a file and its row come and go together; what no row names is swept', async () => {
    const database = await open()
    await addUser(database, user('lin'))
    const files = new Map<string, Uint8Array>()
    const blobs = {
      put: async (name: string, webp: Uint8Array) => void files.set(name, webp),
      get: async (name: string) => files.get(name),
      remove: async (name: string) => void files.delete(name),
      list: async () => [...files.keys()].map((name) => ({ name, at: 1e12 })),
    }
    const ports = { database, blobs }
    const names = []
    for (const now of [1e12, 1e12 + 1]) names.push(await addUpload(ports, { userId: user('lin').id, webp: bytes, now }))
    expect((await listUploads(database, user('lin').id)).toSorted()).toEqual(names.toSorted())
    await removeUpload(ports, 'somebody else', names[0] ?? '')
    expect(files.size).toBe(2)
    await removeUpload(ports, user('lin').id, names[0] ?? '')
    expect([...files.keys()]).toEqual([names[1]])
    await removeUser(database, user('lin').id)
    expect(await sweepUploads(ports, 1e12 + 3_600_001)).toBe(1)
    expect(files.size).toBe(0)
  })

  test('codes by mail: wrong ones at once are refused in words, and count for all; a right one does not', async () => {
    const database = await open()
    const letters: Letter[] = []
    const mailer = { send: async (letter: Letter) => void letters.push(letter) }
    const limits = openInProcessLimits()
    const ports = { database, limits, mailer, log: silentLog, messages: readMessages(), policy: 'seed' as const }
    const codes = createMailCodes({ ...ports, publicUrl: new URL('http://x.example') })
    const caller = { language: 'en' as const, device: '', browser: 'b' }
    const send = async (to: string) => {
      await codes.send({ purpose: 'register', to }, { ...caller, address: `198.51.100.${letters.length}` })
      return /code: (\w+)\./.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''
    }
    const right = await send('lin@example.org')
    expect(await codes.check('register', 'lin@example.org', 'b', right)).toMatchObject({ address: 'lin@example.org' })
    const hour = () => database.selectFrom('code_guess').select('wrong').where('key', 'like', 'hour %').execute()
    expect(await hour()).toEqual([{ wrong: 0 }])
    const others = Array.from({ length: 30 }, (_, at) => `qiu${at}@example.org`)
    for (const one of others) await send(one)
    const guesses = await Promise.allSettled(others.map((one) => codes.check('register', one, 'b', 'wrong')))
    for (const one of guesses) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(Refusal) })
    expect(await hour()).toEqual([{ wrong: 20 }])
    await expect(codes.check('register', 'lin@example.org', 'b', right)).rejects.toMatchObject({
      message: 'codesClosed',
    })
  })

  test('favourite wallpapers: the same one sent twice at once is kept once; they go with their user', async () => {
    const database = await open()
    await addUser(database, user('lin'))
    const { id } = user('lin')
    const entry = { wallpaperSrc: 'x'.repeat(4000), wallpaperMiniSrc: '', wallpaperType: 1 as const }
    await Promise.all([addFavorites(database, id, [entry]), addFavorites(database, id, [entry])])
    await addFavorites(database, id, [{ ...entry, wallpaperSrc: 'new' }, entry])
    expect((await listFavorites(database, id)).map(({ wallpaperSrc }) => wallpaperSrc.length)).toEqual([3, 4000])
    await removeFavorites(database, id, ['new'])
    expect(await listFavorites(database, id)).toEqual([entry])
    await removeUser(database, id)
    expect(await database.selectFrom('favorite_wallpaper').selectAll().execute()).toEqual([])
  })
})
