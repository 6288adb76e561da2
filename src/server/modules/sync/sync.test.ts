import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { updateBackup } from '../../../shared/api/sync.ts'
import { SECTIONS } from '../../../shared/entities/section.ts'
import { sectionLimit } from '../../../shared/entities/sync.ts'
import type { Database } from '../../adapters/database/open.ts'
import { type CloudUser, makeCloudUser } from '../../testing/cloud.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { makeServer, type TestServer } from '../../testing/project.ts'

const DAY_MS = 24 * 3_600_000
const json = (value: unknown) => JSON.stringify(value)

/** The calls of sync (security.md 3.3), on both kinds of database. */
describeDatabases((open) => {
  let server: TestServer
  let database: Database
  let user: CloudUser
  beforeAll(async () => {
    database = await open()
    server = await makeServer({ database, clock: { now: Date.now } })
  })
  const newUser = async () => {
    user = await makeCloudUser(server)
  }

  /** All that the cloud has of a user, to see that nothing has changed. */
  const stateOf = async ({ id }: CloudUser) => {
    const versions = database.selectFrom('sync_version').selectAll().where('user_id', '=', id)
    const sections = database.selectFrom('sync_section').selectAll().where('user_id', '=', id)
    const operations = database.selectFrom('sync_operation').selectAll().where('user_id', '=', id)
    return json([await versions.execute(), await sections.execute(), await operations.execute()])
  }

  describe('a push', () => {
    beforeAll(newUser)

    test('is there byte by byte, with the server’s time as its version; what is not in the cloud has none', async () => {
      expect(await user.times()).toEqual(Object.fromEntries(SECTIONS.map((section) => [section, 0])))
      const body = '{ "groups" : ["桌面","\\ud83d\\ude00\\u0000","🍵"] }\n'
      const before = Date.now()
      const { data } = await user.push({ nav_info: body, notes: '[]' }, { base: {}, backup_time: 1e12 })
      const { nav_info, notes } = data.async_time
      for (const time of [nav_info, notes]) expect(Math.abs(time - before)).toBeLessThan(60_000)
      expect(await user.times()).toMatchObject({ nav_info, notes, more: 0 })
      const pulled = await user.ask('nav_info')
      expect(pulled.data).toEqual({
        epoch: data.epoch,
        nav_info: body,
        notes: '[]',
        async_time: { ...Object.fromEntries(SECTIONS.map((section) => [section, 0])), nav_info, notes },
      })
      expect((await user.ask('nav_info?key=["notes","more"]')).data).toEqual({
        epoch: data.epoch,
        notes: '[]',
        async_time: { notes, more: 0 },
      })
      expect(await user.history('nav_info')).toEqual([
        {
          ...{ time: nav_info, device: 'Chrome, Windows', reason: 'push', size: Buffer.byteLength(body) },
          ...{ backup_time: 1e12, replaced_blind: false, is_current: true },
        },
      ])
      expect(await user.version('nav_info', nav_info)).toBe(body)
    })

    test.each(['x', '["x"]', '{}', '1', '["notes",1]'])(
      'sections are asked for by their names, not by %s',
      async (key) => {
        expect((await user.ask(`nav_info?key=${encodeURIComponent(key)}`)).code).toBe(CODE.invalid)
      },
    )

    test.each([
      ['2001-09-09T01:46:40Z', 1e12],
      ['1000000000000', 1e12],
      ['yesterday', 0],
      [1e300, 0],
      [-5, 0],
      [1.5, 1],
    ])('the time that a device tells may be anything: %s', async (backup_time, told) => {
      await user.write('schedule', '[]', { backup_time })
      expect((await user.history('schedule'))[0]?.backup_time).toBe(told)
    })

    test('I2: times of a section strictly grow, also over a stash, while many come at once', async () => {
      const times: number[] = []
      for (let round = 0; round < 3; round += 1) {
        const pushes = Array.from({ length: 6 }, (_, at) =>
          user.write('ai_tool', json([round, at]), at % 2 === 0 ? { reason: 'stash' } : {}),
        )
        times.push(...(await Promise.all(pushes)))
      }
      expect(new Set(times).size).toBe(times.length)
      const last = await user.write('ai_tool', '["last"]')
      expect(last).toBeGreaterThan(Math.max(...times))
      const bodies = await Promise.all(times.map((time) => user.version('ai_tool', time)))
      expect(new Set(bodies).size, 'each time has its own body').toBe(times.length)
    })

    test('with a base is written over that version alone; else nothing of it is, and all versions are told', async () => {
      const first = await user.write('wooden_fish', '{"n":1}', { base: {} })
      const second = await user.write('wooden_fish', '{"n":2}', { base: { wooden_fish: first } })
      const before = await stateOf(user)
      for (const base of [{ wooden_fish: first, seting: 0 }, { wooden_fish: second, seting: 5 }, {}]) {
        const answer = await user.push({ wooden_fish: '{"n":3}', seting: '{}' }, { base, op_id: 'stale-push' })
        expect([answer.status, answer.code]).toEqual([409, CODE.stale])
        expect(answer.data).toEqual({ async_time: await user.times() })
        expect(answer.data.async_time).toMatchObject({ wooden_fish: second, seting: 0 })
      }
      expect(await stateOf(user)).toBe(before)
    })

    test('of another timeline is refused, and told the server’s', async () => {
      const before = await stateOf(user)
      const answer = await user.push({ more: '{}' }, { epoch: 'another', base: { more: 99 } })
      expect([answer.status, answer.code, answer.data]).toEqual([
        409,
        CODE.otherEpoch,
        { epoch: (await user.ask('async_time')).data.epoch },
      ])
      expect(await stateOf(user)).toBe(before)
    })

    test('I6: sent again it changes nothing and is answered as then', async () => {
      const push = { base: { more: 0 }, op_id: 'op-id-12345', epoch: (await user.ask('async_time')).data.epoch }
      const first = await user.push({ more: '{"n":1}' }, push)
      await user.write('more', '{"n":2}', { base: first.data.async_time })
      const before = await stateOf(user)
      const again = await Promise.all([1, 2, 3].map(() => user.push({ more: '{"n":1}' }, push)))
      for (const { code, data } of again) expect([code, data]).toEqual([0, { ...first.data, dup: true }])
      expect(await stateOf(user)).toBe(before)
      const both = await Promise.all([1, 2].map(() => user.push({ more: '{"n":3}' }, { op_id: 'op-id-of-two' })))
      expect(both.map(({ data }) => data.dup).toSorted()).toEqual([true, undefined])
      const other = await makeCloudUser(server)
      expect((await other.push({ more: '{}' }, push)).data.dup, 'of another user').toBeUndefined()
    })

    test('without a base is taken; what it replaces is marked and can be had again', async () => {
      const first = await user.write('seting', '{"mine":1}', { base: {} })
      const second = await user.write('seting', '{"blind":1}')
      expect((await user.history('seting')).map(({ time, replaced_blind }) => [time, replaced_blind])).toEqual([
        [second, false],
        [first, true],
      ])
      const restored = await user.ask('backup_restore', {
        ...{ section: 'seting', time: first, base: second, op_id: 'restore-1' },
      })
      expect(await user.body('seting')).toBe('{"mine":1}')
      expect((await user.history('seting'))[0]).toMatchObject({
        ...{ time: restored.data.async_time.seting, reason: 'restore', size: 10, is_current: true },
      })
    })

    test('as a stash is in the history and never the current one, whatever its base', async () => {
      const current = await user.body('notes')
      const { notes } = await user.times()
      const time = await user.write('notes', '["stashed"]', { reason: 'stash', base: { notes: 3 } })
      expect([await user.body('notes'), (await user.times()).notes]).toEqual([current, notes])
      expect((await user.history('notes'))[0]).toMatchObject({ time, reason: 'stash', is_current: false })
      expect(await user.version('notes', time)).toBe('["stashed"]')
      const other = await makeCloudUser(server)
      await other.write('notes', '[]', { reason: 'stash' })
      expect([(await other.times()).notes, (await other.ask('nav_info')).data.notes]).toEqual([0, undefined])
      await other.write('notes', '[]', { base: { notes: 0 } })
    })
  })

  describe('an earlier version', () => {
    beforeAll(newUser)

    test('becomes a new one, over its base and once', async () => {
      const first = await user.write('notes', '[1]', { base: {} })
      const second = await user.write('notes', '[2]', { base: { notes: first } })
      const restore = { section: 'notes', time: first, base: second, op_id: 'restore-notes' }
      expect((await user.ask('backup_restore', { ...restore, base: first })).code).toBe(CODE.stale)
      expect((await user.ask('backup_restore', { ...restore, epoch: 'another' })).code).toBe(CODE.otherEpoch)
      expect((await user.ask('backup_restore', { ...restore, time: 5 })).code).toBe(CODE.notFound)
      const { data } = await user.ask('backup_restore', restore)
      expect(data.async_time.notes).toBeGreaterThan(second)
      expect(await user.version('notes', data.async_time.notes)).toBe('[1]')
      await database.deleteFrom('sync_version').where('user_id', '=', user.id).where('time', '=', first).execute()
      const again = await user.ask('backup_restore', restore)
      expect(again.data).toEqual({ ...data, dup: true })
      expect(await user.history('notes')).toHaveLength(2)
    })

    test('that is not kept is not found', async () => {
      expect((await user.ask('backup_version?section=notes&time=5')).code).toBe(CODE.notFound)
      expect((await user.ask('backup_version?section=notes&time=9999999999999999')).code).toBe(CODE.invalid)
      const restore = { section: 'notes', time: 1e300, base: 0, op_id: 'restore-more' }
      expect((await user.ask('backup_restore', restore)).code).toBe(CODE.invalid)
    })
  })

  describe('what cannot be taken', () => {
    beforeAll(newUser)

    test('is told by section and path, and nothing of the push is written', async () => {
      const before = await stateOf(user)
      const cases = [
        [
          { notes: '[]', more: 'x' },
          { section: 'more', path: '' },
        ],
        [{ seting: '3' }, { section: 'seting', path: '' }],
        [{ notes: json([{ content: '?' }]) }, { section: 'notes', path: '0.content' }],
      ] as const
      for (const [bodies, data] of cases) {
        const answer = await user.push(bodies)
        expect([answer.status, answer.code, answer.data]).toEqual([422, CODE.unreadable, data])
      }
      expect(await stateOf(user)).toBe(before)
    })

    test.each(SECTIONS)('%s has a limit, in bytes', async (section) => {
      const whole = json(['山'.padEnd(sectionLimit(section) - 6, 'x')])
      expect(Buffer.byteLength(whole)).toBe(sectionLimit(section))
      expect((await user.push({ [section]: whole })).code).toBe(CODE.ok)
      const answer = await user.push({ [section]: `${whole} ` })
      expect([answer.status, answer.code, answer.data]).toEqual([413, CODE.sectionTooLarge, { section }])
      expect(answer.msg).toContain(`${sectionLimit(section) / 1024} KB`)
    })

    test('all sections at their limits fit into a push, with as many escapes as JSON can have', async () => {
      const bodies = Object.fromEntries(
        SECTIONS.map((section) => [section, json(['"'.repeat(sectionLimit(section) / 2 - 2)])]),
      )
      expect((await user.push(bodies)).code).toBe(CODE.ok)
      const tooMuch = await user.ask('update_backup', { ...bodies, x: 'x'.repeat(1e5) })
      expect([tooMuch.status, tooMuch.code]).toEqual([413, CODE.tooLarge])
    })
  })

  describe('gzip', () => {
    beforeAll(newUser)
    const send = (path: string, body: Uint8Array | undefined, headers: Readonly<Record<string, string>>) =>
      server.app.request(`/users/${path}`, {
        ...(body && { method: 'POST', body: Uint8Array.from(body) }),
        headers: { authorization: user.options.token ?? '', 'content-type': 'application/json', ...headers },
      })

    test('is taken and given', async () => {
      const text = json(['山'.repeat(5000)])
      const sent = await send('update_backup', gzipSync(json({ more: text })), { 'content-encoding': 'gzip' })
      expect(await sent.json()).toMatchObject({ code: 0 })
      expect(await user.body('more')).toBe(text)
      const { async_time } = (await user.ask('nav_info')).data
      for (const path of ['nav_info', `backup_version?section=more&time=${async_time.more}`]) {
        const packed = await send(path, undefined, { 'accept-encoding': 'gzip' })
        expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
          'gzip',
          'Accept-Encoding',
        ])
        const bytes = Buffer.from(await packed.arrayBuffer())
        expect(bytes.length).toBeLessThan(2000)
        expect(gunzipSync(bytes).toString()).toContain('山山山')
        const plain = await send(path, undefined, { 'accept-encoding': 'br, gzip;q=0' })
        expect([plain.headers.get('content-encoding'), (await plain.text()).includes('山山山')]).toEqual([null, true])
      }
    })

    test('a bomb is stopped at what a push may have', async () => {
      const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 0x20))
      expect(bomb.length).toBeLessThan(300_000)
      const { rss } = process.memoryUsage()
      const answer = await send('update_backup', bomb, { 'content-encoding': 'gzip' })
      expect([answer.status, await answer.json()]).toMatchObject([413, { code: CODE.tooLarge }])
      expect(process.memoryUsage().rss - rss).toBeLessThan(6 * (updateBackup.maxBytes ?? 0))
    })
  })

  test('fifty devices of a user may push as people change things; more waits, of another user nothing does', async () => {
    const limited = await makeCloudUser(server)
    const answers = await Promise.all(Array.from({ length: 302 }, () => limited.push({ wooden_fish: '{}' })))
    expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(300)
    expect(answers.find(({ code }) => code !== CODE.ok)).toMatchObject({ status: 429, code: CODE.tooMany })
    expect((await limited.ask('async_time')).code, 'a check is counted for itself').toBe(CODE.ok)
    expect((await (await makeCloudUser(server)).push({ wooden_fish: '{}' })).code).toBe(CODE.ok)
  })

  test('nor are more of them where all come at once', async () => {
    const limited = await makeCloudUser(server)
    const body = json(['x'.repeat(sectionLimit('more') - 4)])
    const answers = await Promise.all(Array.from({ length: 30 }, () => limited.push({ nav_info: body, more: body })))
    expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(9)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  })

  test('of what is as large as can be few are taken in a minute, each way', async () => {
    const limited = await makeCloudUser(server)
    const body = json(['x'.repeat(sectionLimit('more') - 4)])
    const bodies = { nav_info: body, more: body }
    const until = async (ask: () => Promise<{ readonly code: number }>) => {
      let taken = 0
      while (taken < 60 && (await ask()).code === CODE.ok) taken += 1
      return taken
    }
    expect(await until(() => limited.push(bodies))).toBe(9)
    expect(await until(() => limited.ask('nav_info'))).toBe(18)
  })

  test('I9: users are isolated', async () => {
    const [mine, theirs] = [await makeCloudUser(server), await makeCloudUser(server)]
    const time = await mine.write('notes', '["mine"]')
    expect([await theirs.body('notes'), await theirs.version('notes', time)]).toEqual([undefined, undefined])
    expect(await theirs.history('notes')).toEqual([])
    const restore = { section: 'notes', time, base: 0, op_id: 'restore-theirs' }
    expect((await theirs.ask('backup_restore', restore)).code).toBe(CODE.notFound)
    await theirs.write('notes', '["theirs"]', { op_id: 'op-of-theirs' })
    expect(await mine.body('notes')).toBe('["mine"]')
  })

  test('T16: an old history is thinned by a push; what was replaced unseen stays for thirty days', async () => {
    const owner = await makeCloudUser(server)
    const current = await owner.write('notes', '["current"]')
    const old = Array.from({ length: 80 }, (_, at) => ({
      ...{ user_id: owner.id, section: 'notes' as const, time: current - 8 * DAY_MS - at * 3_600_000, size: 2 },
      ...{ reason: 'edit' as const, device: '', backup_time: 0, base: 0, replaced_blind: at === 40 ? 1 : 0 },
      body: gzipSync('[]'),
    }))
    await database.insertInto('sync_version').values(old).execute()
    await sql`update sync_section set last = time - 3600000, time = 0 where user_id = ${owner.id}`.execute(database)
    await owner.write('notes', '["next"]')
    const kept = (await owner.history('notes')).map(({ time }) => current - 8 * DAY_MS - time)
    expect(kept.length).toBeLessThan(25)
    expect(kept).toContain(40 * 3_600_000)
    const { bytes } = await database
      .selectFrom('sync_section')
      .select('bytes')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow()
    expect(bytes).toBe(kept.length * 4096)
  })

  test('T16: more than twenty megabytes are never kept', async () => {
    const owner = await makeCloudUser(server)
    const current = await owner.write('nav_info', '{}')
    const large = Array.from({ length: 25 }, (_, at) => ({
      ...{ user_id: owner.id, section: 'nav_info' as const, time: current - at - 1, size: 2, device: '' },
      ...{ reason: 'edit' as const, backup_time: 0, base: 0, replaced_blind: 0, body: Buffer.alloc(1024 * 1024) },
    }))
    for (const row of large) await database.insertInto('sync_version').values(row).execute()
    await sql`update sync_section set bytes = 26000000 where user_id = ${owner.id}`.execute(database)
    const next = await owner.write('nav_info', '{}')
    const kept = (await owner.history('nav_info')).map(({ time }) => time)
    expect(kept).toEqual([next, current, ...large.slice(0, 18).map(({ time }) => time)])
  })
})
