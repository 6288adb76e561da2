import { describe, expect, test } from 'vitest'
import { base64Of } from '../../../../core/text/base64.ts'
import { openMemoryCloud } from '../testing/memory-cloud.ts'
import { openPlainDevice, PLAIN_DOCUMENTS, type PlainRecord, plainDocument } from '../testing/plain-device.ts'
import { type Cloud, CloudFailure, type Push } from './cloud.ts'
import { readBody } from './wire.ts'

const tile = (id: string): PlainRecord => ({ id, name: `tile ${id}` })
const desk = (...tiles: readonly PlainRecord[]) => ({ groups: [{ id: 'g', name: 'g', children: tiles }] })
const note = (content: string, id = 'n') => ({ noteList: [{ id, name: '', time: 1, content }] })
const tiles = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => tile(`t${from + at}`))
const base64 = (text: string) => base64Of(new TextEncoder().encode(text))

/** A server with what one device has sent to it. */
async function openCloud(documents: Readonly<Record<string, unknown>>) {
  const server = openMemoryCloud()
  const first = openPlainDevice(server.cloud)
  for (const [id, data] of Object.entries(documents)) first.put(id, data)
  await first.run()
  return { server, first, bodyOf: (section: Parameters<typeof server.current>[0]) => server.current(section)?.body }
}

/** A device that has what is in the cloud. */
async function openJoined(cloud: Cloud, options: Parameters<typeof openPlainDevice>[1] = {}) {
  const device = openPlainDevice(cloud, options)
  await device.join('restore')
  return device
}

/** Puts a body into the cloud as another client does. */
async function putBody({ cloud, current }: ReturnType<typeof openMemoryCloud>, bodies: Push['bodies']) {
  const { epoch } = await cloud.times()
  const base = Object.fromEntries(
    Object.keys(bodies).map((section) => [section, current(section as 'notes')?.time ?? 0]),
  )
  await cloud.write({ opId: `other-${Math.random()}`, epoch, base, bodies, reason: 'edit' }, new Map())
}

test('fields that another client does not know and leaves out are as before, and are sent again', async () => {
  const documents = [
    plainDocument({
      ...{
        id: 'schedule',
        section: 'schedule',
        merge: { tree: {} },
        initial: { todoList: [] },
        keeps: ['priority', 'tags'],
      },
    }),
  ]
  const lists = (...children: readonly PlainRecord[]) => ({ todoList: [{ id: 'l', children }] })
  const tags = [{ id: 't', name: 'tag' }]
  const server = openMemoryCloud()
  const device = openPlainDevice(server.cloud, { documents })
  device.put('schedule', { ...lists({ id: 'a', name: 'a', priority: 3 }, { id: 'b', name: 'b', priority: 1 }), tags })
  await device.run()
  const renamed = lists({ id: 'a', name: 'A' }, { id: 'c', name: 'c' })
  await putBody(server, { schedule: JSON.stringify({ schedule: { version: 0, data: renamed } }) })
  const merged = { ...lists({ id: 'a', name: 'A', priority: 3 }, { id: 'c', name: 'c' }), tags }
  expect(await device.run()).toMatchObject({ at: 'done', sent: ['schedule'] })
  expect(device.read('schedule')).toEqual(merged)
  expect(JSON.parse(server.current('schedule')?.body ?? '').schedule.data).toEqual(merged)
})

describe('what this program cannot read', () => {
  const newer = [...PLAIN_DOCUMENTS, plainDocument({ id: 'dock', section: 'nav_info', merge: 'later', initial: [] })]

  test('a document of a newer program stays as it is in the cloud, and is sent back untouched', async () => {
    const { server } = await openCloud({ home: desk(tile('a')) })
    const future = { version: 7, data: { unheard: ['of'] }, also: true }
    const home = { version: 0, data: desk(tile('a')) }
    await putBody(server, { nav_info: JSON.stringify({ home, dock: future, beyond: { x: 1 } }) })
    const device = await openJoined(server.cloud, { documents: newer })
    expect(device.read('dock')).toBeUndefined()
    device.put('dock', ['mine'])
    device.put('home', desk(tile('a'), tile('b')))
    expect(await device.run()).toMatchObject({ at: 'done', sent: ['nav_info'], unreadable: [] })
    const sent = JSON.parse(server.current('nav_info')?.body ?? '')
    expect(sent.dock).toEqual(future)
    expect(sent.beyond).toEqual({ x: 1 })
    expect(sent.home.data).toEqual(desk(tile('a'), tile('b')))
    expect(device.read('dock')).toEqual(['mine'])
  })

  test('once the program has been updated it is merged', async () => {
    const { server } = await openCloud({ home: desk(tile('a')) })
    await putBody(server, { nav_info: JSON.stringify({ dock: { version: 1, data: ['theirs'] } }) })
    const values = new Map<string, unknown>()
    const device = await openJoined(server.cloud, { documents: newer, values })
    device.put('home', desk(tile('b')))
    await device.run()
    const updated = newer.map((one) =>
      one.id === 'dock'
        ? plainDocument({ ...{ id: 'dock', section: 'nav_info', version: 1 }, merge: 'later', initial: [] })
        : one,
    )
    const later = openPlainDevice(server.cloud, { documents: updated, values })
    await putBody(server, {
      nav_info: JSON.stringify({ ...JSON.parse(server.current('nav_info')?.body ?? ''), beyond: {} }),
    })
    await later.run()
    expect(later.read('dock')).toEqual(['theirs'])
  })

  test('an unreadable section blocks itself alone', async () => {
    const { server } = await openCloud({ home: desk(tile('a')), notes: note('one') })
    const device = await openJoined(server.cloud)
    await putBody(server, { notes: '[]' })
    device.put('home', desk(tile('b')))
    device.put('notes', note('two'))
    expect(await device.run()).toMatchObject({ at: 'done', sent: ['nav_info'], unreadable: ['notes'] })
    expect(server.current('notes')?.body).toBe('[]')
    expect(device.read('notes')).toEqual(note('two'))
    await putBody(server, { notes: '{}' })
    expect(await device.run()).toMatchObject({ sent: ['notes'], unreadable: [] })
  })

  test.each([
    ['nav_info', 'home'],
    ['notes', 'notes'],
  ] as const)('nor does one that is nested deeper than any stack break the run: %s', async (section, id) => {
    const { server } = await openCloud({ home: desk(tile('a')), notes: note('one') })
    const device = await openJoined(server.cloud)
    const depth = 100_000
    const value = `{"version":0,"data":${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}}`
    await putBody(server, { [section]: `{"${id}":${value},"beyond":${value}}` })
    device.put('look', { size: 3 })
    expect(await device.run()).toMatchObject({ at: 'done', sent: ['seting'], unreadable: [section] })
    expect(device.read('notes')).toEqual(note('one'))
  })

  test('texts of notes are base64; what is none is an unreadable section', async () => {
    const { server, bodyOf } = await openCloud({ notes: note('便签 ✓') })
    expect(JSON.parse(bodyOf('notes') ?? '').notes.data.noteList[0].content).toBe(base64('便签 ✓'))
    expect((await openJoined(server.cloud)).read('notes')).toEqual(note('便签 ✓'))
    const device = await openJoined(server.cloud)
    await putBody(server, { notes: JSON.stringify({ notes: { version: 0, data: note('ÿ no base64') } }) })
    expect(await device.run()).toMatchObject({ at: 'done', unreadable: ['notes'] })
    const read = () => readBody('notes', bodyOf('notes') ?? '')
    expect(read).toThrow(expect.objectContaining({ cause: new Error('Cannot decode base64') }))
    await expect(openPlainDevice(server.cloud).join('restore')).rejects.toThrow('notes cannot be read')
  })

  test('lone surrogates of a text do not make a device send for ever', async () => {
    const { server } = await openCloud({})
    const device = await openJoined(server.cloud)
    device.put('notes', note('half \ud83d'))
    device.put('home', desk({ id: 'a', name: '\ude00' }))
    expect(await device.run()).toMatchObject({ sent: ['nav_info', 'notes'] })
    expect(await device.run()).toMatchObject({ sent: [] })
    const other = await openJoined(server.cloud)
    expect(await other.run()).toMatchObject({ sent: [] })
    expect(other.read('notes')).toEqual(note('half \ufffd'))
    expect(await device.run()).toMatchObject({ sent: [] })
  })
})

describe('what is sent, and what is not', () => {
  test('C7: nothing is sent of a section that has not been read', async () => {
    const { server } = await openCloud({ home: desk(tile('a')) })
    const device = openPlainDevice(server.cloud)
    device.put('home', desk(tile('b')))
    expect(await device.run()).toEqual({ at: 'chooses' })
    expect(device.pushes).toEqual([])
    await device.join('restore')
    expect(device.pushes.map(({ reason }) => reason)).toEqual(['stash'])
    expect(server.current('nav_info')?.body).toContain('"a"')
  })

  test('C7: nor of one that is switched on in the middle of a run', async () => {
    const { server, first, bodyOf } = await openCloud({ home: desk(tile('a')), notes: note('theirs') })
    const sections: ('nav_info' | 'notes')[] = ['nav_info']
    const cloud: Cloud = {
      ...server.cloud,
      read: (asked) => {
        if (!sections.includes('notes')) sections.push('notes')
        return server.cloud.read(asked)
      },
    }
    const { values } = await openJoined(server.cloud, { sections })
    const device = openPlainDevice(cloud, { values, sections })
    first.put('home', desk(tile('b')))
    await first.run()
    device.put('notes', note('mine'))
    device.put('home', desk(tile('a'), tile('c')))
    expect(await device.run()).toMatchObject({ at: 'done', sent: ['nav_info'] })
    expect(device.pushes.map(({ bodies }) => Object.keys(bodies))).toEqual([['nav_info']])
    await device.run()
    expect(bodyOf('notes')).toContain(base64('theirs'))
    expect(bodyOf('notes'), 'both texts').toContain(base64('mine'))
  })

  test('a section that the cloud refuses blocks itself alone, and is sent again once it has changed', async () => {
    const { server } = await openCloud({})
    const cloud: Cloud = {
      ...server.cloud,
      write: async (push, files) => {
        if (push.bodies.notes !== undefined && push.bodies.notes.length > 500)
          throw new CloudFailure('tooLarge', { asked: 'write', section: 'notes' })
        return server.cloud.write(push, files)
      },
    }
    const device = await openJoined(cloud)
    device.put('home', desk(tile('a')))
    device.put('notes', note('x'.repeat(1000)))
    const [refused] = Object(await device.run()).refused
    expect(refused).toMatchObject({ fault: 'tooLarge', section: 'notes' })
    expect(server.current('nav_info')?.body).toContain('"a"')
    expect(device.pushes).toHaveLength(2)
    expect(await device.run()).toMatchObject({ refused: [{ section: 'notes' }] })
    expect(device.pushes, 'the same is not sent again').toHaveLength(2)
    device.put('notes', note('shorter'))
    expect(await device.run()).toMatchObject({ sent: ['notes'], refused: [] })
  })

  test('keys that stay are neither sent nor overwritten', async () => {
    const { server, first, bodyOf } = await openCloud({ look: { size: 2, mask: 'first' } })
    expect(bodyOf('seting')).not.toContain('mask')
    const device = openPlainDevice(server.cloud)
    device.put('look', { size: 1, mask: 'own' })
    await device.join('restore')
    expect(device.read('look')).toEqual({ size: 2, mask: 'own' })
    device.put('look', { size: 2, mask: 'another' })
    expect(await device.run()).toMatchObject({ sent: [] })
    device.put('look', { size: 3, mask: 'another' })
    await device.run()
    await first.run()
    expect(first.read('look')).toEqual({ size: 3, mask: 'first' })
  })

  test('sections that are switched off are neither read nor sent', async () => {
    const { server, bodyOf } = await openCloud({ home: desk(tile('a')), notes: note('theirs') })
    const device = await openJoined(server.cloud, { sections: ['nav_info'] })
    const before = bodyOf('notes')
    device.put('notes', note('mine'))
    device.put('home', desk(tile('b')))
    expect(await device.run()).toMatchObject({ sent: ['nav_info'] })
    await putBody(server, { notes: bodyOf('notes')?.replace('"time":1', '"time":2') ?? '' })
    await device.run()
    expect(bodyOf('notes')).toBe(before?.replace('"time":1', '"time":2'))
    expect(device.read('notes')).toEqual(note('mine'))
    expect(device.asked.flat()).not.toContain('notes')
    const bodies = device.pushes.filter(({ reason }) => reason !== 'stash').map((push) => Object.keys(push.bodies))
    expect(bodies).toEqual([['nav_info']])
  })

  test('another user of the browser begins anew: what the first one knew is forgotten', async () => {
    const { server } = await openCloud({ home: desk(tile('a')) })
    const values = new Map<string, unknown>()
    await openJoined(server.cloud, { values })
    expect([...values.keys()].filter((key) => key.startsWith('sync:base'))).not.toEqual([])
    const others = openMemoryCloud()
    const other = openPlainDevice(others.cloud, { values, user: 'other' })
    expect(await other.run()).toMatchObject({ at: 'done', sent: ['nav_info'] })
    expect(others.current('nav_info')?.body).toContain('"a"')
    expect(values.get('sync')).toMatchObject({ user: 'other' })
    const back = openPlainDevice(server.cloud, { values })
    expect(await back.run()).toEqual({ at: 'chooses' })
    expect([...values.keys()].filter((key) => key.startsWith('sync'))).toEqual([])
  })
})

describe('when devices write against one another', () => {
  test('C8, I10: after more than five conflicts in a minute it pauses, and goes on a minute later', async () => {
    const { server } = await openCloud({ look: { size: 2 } })
    let now = 0
    let rivals = 0
    let isBusy = true
    const cloud: Cloud = {
      ...server.cloud,
      write: async (push, files) => {
        rivals += 1
        if (isBusy) await putBody(server, { seting: JSON.stringify({ look: { version: 0, data: { rivals } } }) })
        return server.cloud.write(push, files)
      },
    }
    const device = await openJoined(server.cloud, {})
    const busy = openPlainDevice(cloud, { values: device.values, now: () => now })
    busy.put('look', { size: 5 })
    expect(await busy.run()).toEqual({ at: 'paused' })
    expect(busy.pushes).toHaveLength(6)
    now += 59_000
    expect(await busy.run()).toEqual({ at: 'paused' })
    isBusy = false
    now += 2000
    expect(await busy.run()).toMatchObject({ at: 'done', sent: ['seting'] })
    expect(JSON.parse(server.current('seting')?.body ?? '').look.data).toMatchObject({ size: 5, rivals: 6 })
  })

  test('a version is kept before a blind merge loses a value', async () => {
    const { server } = await openCloud({ look: { size: 2 }, home: desk(tile('a')) })
    const sections: ('nav_info' | 'seting')[] = ['nav_info']
    const device = await openJoined(server.cloud, { sections })
    device.put('look', { size: 9 })
    device.kept.length = 0
    sections.push('seting')
    await device.run()
    expect(device.read('look')).toEqual({ size: 2 })
    expect(device.kept).toMatchObject([{ look: { size: 9 } }])
  })
})

describe('a server that is broken', () => {
  /** Ends a run that would go on for ever. */
  const atMost = (times: number) => {
    let calls = 0
    return () => {
      calls += 1
      if (calls > times) throw new Error('goes on for ever')
    }
  }

  test('of which each answer is of another timeline is left alone for a while, and everything is still here', async () => {
    const { server } = await openCloud({ look: { size: 2 } })
    const count = atMost(20)
    const write = async () => {
      count()
      throw new CloudFailure('otherEpoch')
    }
    const { values } = await openJoined(server.cloud)
    const device = openPlainDevice({ ...server.cloud, write }, { values })
    device.put('look', { size: 5 })
    expect(await device.run()).toMatchObject({ at: 'failed', failure: { fault: 'unreachable' } })
    expect(device.read('look')).toEqual({ size: 5 })
    expect(await openPlainDevice(server.cloud, { values }).run()).toMatchObject({ at: 'done', sent: ['seting'] })
  })

  test('that has gone back in its own timeline deletes nothing here, and gets it again', async () => {
    const { server, first } = await openCloud({ home: desk(tile('a')) })
    server.snapshot()
    first.put('home', desk(tile('a'), tile('b')))
    await first.run()
    server.rollBack()
    const inOneEpoch = <T extends { epoch: string }>(answer: T) => ({ ...answer, epoch: 'e0' })
    const cloud: Cloud = {
      ...server.cloud,
      times: async () => inOneEpoch(await server.cloud.times()),
      read: async (sections) => inOneEpoch(await server.cloud.read(sections)),
      write: async (push, files) =>
        inOneEpoch(await server.cloud.write({ ...push, epoch: (await server.cloud.times()).epoch }, files)),
    }
    const device = openPlainDevice(cloud, { values: first.values })
    expect(await device.run()).toMatchObject({ at: 'done', sent: ['nav_info'] })
    expect(device.read('home')).toEqual(desk(tile('a'), tile('b')))
    expect(server.current('nav_info')?.body).toContain('"b"')
  })

  test('that refuses a section which was not sent is not asked again at once', async () => {
    const { server } = await openCloud({ look: { size: 2 } })
    const count = atMost(20)
    const write = async () => {
      count()
      throw new CloudFailure('tooLarge', { section: 'notes' })
    }
    const { values } = await openJoined(server.cloud)
    const device = openPlainDevice({ ...server.cloud, write }, { values })
    device.put('look', { size: 5 })
    expect(await device.run()).toMatchObject({ at: 'failed', failure: { fault: 'unreachable' } })
    expect(await openPlainDevice(server.cloud, { values }).run()).toMatchObject({ at: 'done', sent: ['seting'] })
  })
})

describe('many items that would vanish', () => {
  async function askedDevice() {
    const { server, first } = await openCloud({ home: desk(...tiles(0, 25)) })
    const device = await openJoined(server.cloud)
    device.kept.length = 0
    first.put('home', desk(...tiles(0, 2)))
    await first.run()
    device.put('look', { size: 4 })
    const outcome = await device.run()
    return { server, first, device, outcome }
  }
  const left = (device: { read: (id: string) => unknown }) => JSON.stringify(device.read('home')).match(/"t\d+"/g)

  test('wait for an answer, with their number and the first names; other sections go on', async () => {
    const { server, device, outcome } = await askedDevice()
    const names = ['tile t2', 'tile t3', 'tile t4', 'tile t5']
    const time = server.current('nav_info')?.time
    expect(outcome).toMatchObject({
      questions: [{ section: 'nav_info', vanishing: 23, names, time }],
      sent: ['seting'],
    })
    expect(left(device)).toHaveLength(25)
    expect(device.kept).toEqual([])
  })

  test('go once they may, after a version was kept', async () => {
    const { first, device } = await askedDevice()
    const answered = await device.run({ vanishAnswers: new Map([['nav_info', 'go']]) })
    expect(answered).toMatchObject({ questions: [], sent: [] })
    expect(left(device)).toHaveLength(2)
    expect(JSON.stringify(device.kept)).toContain('"t24"')
    await first.run()
    expect(left(first)).toHaveLength(2)
  })

  test('stay if they are to, and come back on the other device', async () => {
    const { first, device } = await askedDevice()
    const answered = await device.run({ vanishAnswers: new Map([['nav_info', 'stay']]) })
    expect(answered).toMatchObject({ questions: [], sent: ['nav_info'] })
    expect(left(device)).toHaveLength(25)
    await first.run()
    expect(left(first)?.toSorted()).toEqual(left(device)?.toSorted())
  })
})

test('a note that became two is told with its name and its copy', async () => {
  const { server, first } = await openCloud({ notes: note('# 国庆清单\none') })
  const device = await openJoined(server.cloud)
  first.put('notes', note('# 国庆清单\ntheirs'))
  await first.run()
  device.put('notes', note('# 国庆清单\nmine'))
  const outcome = await device.run()
  const { noteList } = Object(device.read('notes'))
  expect(noteList.map(({ content }: PlainRecord) => content)).toEqual(['# 国庆清单\ntheirs', '# 国庆清单\nmine'])
  expect(outcome).toMatchObject({ copies: [{ document: 'notes', id: noteList[1].id, name: '国庆清单' }] })
})

describe('the choice at a login', () => {
  test('restoring takes what is in the cloud; what was here is a version here and there', async () => {
    const { server } = await openCloud({ home: desk(tile('a')), fish: { score: 7 } })
    const device = openPlainDevice(server.cloud)
    device.put('home', desk(tile('mine')))
    device.put('notes', note('only here'))
    await device.join('restore')
    expect(device.read('home')).toEqual(desk(tile('a')))
    expect(device.kept).toMatchObject([{ home: desk(tile('mine')) }])
    expect(device.pushes).toMatchObject([{ reason: 'stash' }])
    expect(device.pushes[0]?.bodies.nav_info).toContain('mine')
    await device.run()
    expect(server.current('notes')?.body, 'what only this device has').toContain(base64('only here'))
  })

  test('keeping changes nothing here, and the next run writes over the cloud', async () => {
    const { server } = await openCloud({ home: desk(tile('a')) })
    const device = openPlainDevice(server.cloud)
    device.put('home', desk(tile('mine')))
    await device.join('keep')
    expect(device.read('home')).toEqual(desk(tile('mine')))
    expect(device.pushes).toEqual([])
    await device.run({ reason: 'keep' })
    expect(JSON.parse(server.current('nav_info')?.body ?? '').home.data).toEqual(desk(tile('mine')))
  })

  test('what cannot be read in the cloud is not restored, and can be replaced', async () => {
    const { server } = await openCloud({ home: desk(tile('a')) })
    await putBody(server, { nav_info: '[]' })
    const device = openPlainDevice(server.cloud)
    device.put('home', desk(tile('mine')))
    await expect(device.join('restore')).rejects.toThrow('nav_info cannot be read')
    expect(device.pushes).toEqual([])
    expect(await device.run()).toEqual({ at: 'chooses' })
    await device.join('keep')
    expect(await device.run()).toMatchObject({ sent: ['nav_info'], unreadable: [] })
  })

  test('a cloud that does not answer leaves both sides as they are', async () => {
    const { server } = await openCloud({ home: desk(tile('a')) })
    const before = server.timeline()
    const unreachable = async () => {
      throw new CloudFailure('unreachable')
    }
    for (const fault of [{ read: unreachable }, { write: unreachable }]) {
      const device = openPlainDevice({ ...server.cloud, ...fault })
      device.put('home', desk(tile('mine')))
      await expect(device.join('restore')).rejects.toThrow('unreachable')
      expect(device.read('home')).toEqual(desk(tile('mine')))
      expect(device.values.has('sync')).toBe(false)
    }
    expect(server.timeline()).toBe(before)
  })

  test('the sides are told as they would be after either choice', async () => {
    const { server } = await openCloud({ home: desk(tile('a')), look: { size: 2 } })
    const device = openPlainDevice(server.cloud)
    device.put('look', { size: 3, mask: 'own' })
    device.put('notes', note('only here'))
    const { here, there } = await device.sides()
    expect(here).toEqual({ ...there, look: { size: 3 } })
    expect(there).toMatchObject({ home: desk(tile('a')), look: { size: 2 }, notes: note('only here') })
    expect(device.pushes).toEqual([])
  })
})

describe('no question is asked', () => {
  const cloudOf = () => openCloud({ home: desk(tile('a')), notes: note('theirs'), look: { size: 2 } })

  test('where nothing of this device would be lost', async () => {
    const { server } = await cloudOf()
    const device = openPlainDevice(server.cloud)
    device.put('look', { size: 1, mask: 'as at the beginning' })
    device.put('notes', note('welcome', 'welcome'))
    device.put('schedule', { todoList: [tile('only here')] })
    expect(await device.run()).toEqual({ at: 'chooses' })
    expect((await device.joinIfClear(['notes']))?.toSorted()).toEqual(['home', 'look', 'notes'])
    expect(device.read('home')).toEqual(desk(tile('a')))
    expect(device.pushes, 'nothing to put aside').toEqual([])
    expect(await device.run()).toMatchObject({ sent: ['schedule'] })
  })

  test('where both sides are the same', async () => {
    const { server, first } = await cloudOf()
    const values = new Map(first.values)
    for (const key of values.keys()) if (key.startsWith('sync')) values.delete(key)
    const device = openPlainDevice(server.cloud, { values })
    expect(await device.run()).toEqual({ at: 'chooses' })
    expect(await device.joinIfClear()).toEqual([])
    expect(await device.run()).toMatchObject({ at: 'done', sent: [] })
  })

  test.each([
    ['a changed desktop', { home: desk(tile('mine')) }],
    ['a changed setting', { look: { size: 3 } }],
    ['a note', { notes: note('mine') }],
  ])('but where %s would be lost', async (_what, documents) => {
    const { server } = await cloudOf()
    const device = openPlainDevice(server.cloud)
    for (const [id, data] of Object.entries(documents)) device.put(id, data)
    expect(await device.joinIfClear(['schedule'])).toBeUndefined()
    expect(await device.run()).toEqual({ at: 'chooses' })
    expect(device.kept).toEqual([])
  })

  test('but where a welcome was changed', async () => {
    const { server } = await cloudOf()
    const device = openPlainDevice(server.cloud)
    device.put('notes', note('welcome', 'welcome'))
    device.put('notes', note('welcome, changed', 'welcome'))
    expect(await device.joinIfClear(['notes'])).toBeUndefined()
  })
})
