import { expect, test } from 'vitest'
import { openActLog } from '../../adapters/database/admin-acts.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { addWriter } from '../../testing/writers.ts'
import { listShares, listUnseen, type ShareQuery } from './share-lists.ts'
import { addShare, changeShare, countShareUse, type NewShare, removeShare } from './share-repository.ts'

const shareOf = (user_id: string, name: string, changes: Partial<NewShare> = {}): NewShare => ({
  ...{ kind: 'theme', user_id, name, info: '', icon: '', type: 0, body: '{}', picture: '', mini: '' },
  ...{ is_signed: 1, state: 'public', ...changes },
})
const ALL: ShareQuery = { kind: 'theme', ownerId: undefined, text: '', order: 'hot', page: 1 }

describeDatabases((open) => {
  const add = async (database: Awaited<ReturnType<typeof open>>, share: NewShare, isLookedAt = false) => {
    const added = await addShare(database, share, isLookedAt)
    return typeof added === 'string' ? added : added.id
  }

  test('of many at once a user adds as many as he may; one who is gone adds none', async () => {
    const database = await open()
    for (const id of ['lin', 'mei']) await addWriter(database, id)
    const added = await Promise.all(Array.from({ length: 33 }, (_, at) => add(database, shareOf('lin', `t${at}`))))
    expect(added.filter((one) => one === 'full')).toHaveLength(3)
    expect(await add(database, shareOf('lin', 'a group', { kind: 'group' }))).not.toBe('full')
    expect(await add(database, shareOf('mei', 'of another'))).not.toBe('full')
    expect(await add(database, shareOf('nobody', 't'))).toBe('gone')
    await database.deleteFrom('user').where('id', '=', 'lin').execute()
    expect(await listShares(database, ALL)).toMatchObject({ total: 1, rows: [{ name: 'of another' }] })
  })

  test('a text is found in whatever width and case, in the name of whoever has signed; it is no pattern', async () => {
    const database = await open()
    for (const id of ['lin', 'mei']) await addWriter(database, id)
    await database.updateTable('user').set({ nickname: 'Ｍｅｉ雪' }).where('id', '=', 'mei').execute()
    await add(database, shareOf('lin', 'Ｑuiet Snow'))
    await add(database, shareOf('lin', '50%_off', { info: '春のＹＵＫＩ' }))
    await add(database, shareOf('mei', 'signed'))
    await add(database, shareOf('mei', 'unsigned', { is_signed: 0 }))
    const find = async (text: string) => (await listShares(database, { ...ALL, text })).rows.map(({ name }) => name)
    expect(await find(' quiet ')).toEqual(['Ｑuiet Snow'])
    expect(await find('ＳＮＯＷ')).toEqual(['Ｑuiet Snow'])
    expect(await find('yuki')).toEqual(['50%_off'])
    expect(await find('mei')).toEqual(['signed'])
    expect(await find('雪')).toEqual(['signed'])
    expect(await find('%')).toEqual(['50%_off'])
    expect(await find('_')).toEqual(['50%_off'])
    expect(await find('\\')).toEqual([])
    expect(await find("'")).toEqual([])
    expect(await find('\u0000')).toEqual([])
    expect(await find('quiet\u0000')).toEqual([])
  })

  test('a page is the most used or the newest of those that all see, or a user’s own', async () => {
    const database = await open()
    for (const id of ['lin', 'mei']) await addWriter(database, id)
    const ids = []
    for (let at = 0; at < 26; at += 1) ids.push(await add(database, shareOf(at < 13 ? 'lin' : 'mei', `t${at}`)))
    for (const [at, id] of ids.entries())
      await database
        .updateTable('share')
        .set({ made_at: at, hot: at === 3 ? 9 : 0 })
        .where('id', '=', id)
        .execute()
    await add(database, shareOf('lin', 'waits', { state: 'waiting' }))
    const first = await listShares(database, ALL)
    expect([first.total, first.rows.length, first.rows[0]?.name, first.rows[1]?.name]).toEqual([26, 24, 't3', 't25'])
    const second = await listShares(database, { ...ALL, page: 2 })
    expect([second.total, second.rows.map(({ name }) => name)]).toEqual([26, ['t1', 't0']])
    expect((await listShares(database, { ...ALL, page: 9999 })).rows).toEqual([])
    expect((await listShares(database, { ...ALL, order: 'new' })).rows[0]?.name).toBe('t25')
    expect((await listShares(database, { ...ALL, ownerId: 'lin' })).total).toBe(14)
    expect((await listShares(database, { ...ALL, kind: 'group' })).total).toBe(0)
  })

  test('what nobody has looked at is listed from the oldest change on, of what is seen where that is the rule', async () => {
    const database = await open()
    await addWriter(database, 'lin')
    const waiting = await add(database, shareOf('lin', 'waits', { state: 'waiting' }))
    await add(database, shareOf('lin', 'seen'))
    await add(database, shareOf('lin', 'looked at'), true)
    await add(database, shareOf('lin', 'withdrawn', { state: 'withdrawn' }))
    await changeShare(database, waiting, (_share, now) => ({ changed_at: now + 1000 }))
    const names = async (moderation: 'before' | 'after' | 'off') =>
      (await listUnseen(database, moderation, 1)).rows.map(({ name }) => name)
    expect(await names('before')).toEqual(['waits'])
    expect(await names('after')).toEqual(['seen', 'waits'])
    expect(await names('off')).toEqual(['waits'])
  })

  test('changes of one share come one after another, each later than the last', async () => {
    const database = await open()
    await addWriter(database, 'lin')
    const id = await add(database, shareOf('lin', ''))
    const append = () => changeShare(database, id, ({ name }, now) => ({ name: `${name}x`, changed_at: now }))
    const changed = await Promise.all(Array.from({ length: 20 }, append))
    expect(new Set(changed.map((one) => one?.after.changed_at)).size).toBe(20)
    expect((await listShares(database, ALL)).rows[0]?.name).toBe('x'.repeat(20))
    const refused = changeShare(database, id, () => {
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await changeShare(database, 'nothing', () => ({}))).toBeUndefined()
  })

  test('a use is counted once for an address and a day, of what all see, also when all come at once', async () => {
    const database = await open()
    await addWriter(database, 'lin')
    const id = await add(database, shareOf('lin', 't'))
    const hidden = await add(database, shareOf('lin', 'w', { state: 'waiting' }))
    const use = (address: string, of = id) => countShareUse(database, { id: of, kind: 'theme' }, address, 1e12)
    await Promise.all(['a', 'b', 'c', 'a', 'b'].map((address) => use(address)))
    expect(await use('a')).toBe(3)
    expect(await use('a', hidden)).toBeUndefined()
    expect(await countShareUse(database, { id, kind: 'group' }, 'd', 1e12)).toBeUndefined()
  })

  test('a share is removed by its user, or whoever looks after all; what was done is noted, in a few words', async () => {
    const database = await open()
    await addWriter(database, 'lin')
    const id = await add(database, shareOf('lin', 't'))
    expect(await removeShare(database, { id, kind: 'theme', userId: 'mei' })).toBeUndefined()
    expect(await removeShare(database, { id, kind: 'group', userId: undefined })).toBeUndefined()
    expect(await removeShare(database, { id, kind: 'theme', userId: undefined })).toMatchObject({ name: 't' })
    await openActLog(database)({ by: 'boss', act: 'deleteTheme', subject: id, detail: '雪'.repeat(400) })
    const [act] = await database.selectFrom('admin_act').selectAll().execute()
    expect(act).toMatchObject({ by: 'boss', act: 'deleteTheme', subject: id, detail: '雪'.repeat(300) })
  })
})
