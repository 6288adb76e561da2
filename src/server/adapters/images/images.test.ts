import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ImageFailure, type PictureFit } from '../../core/ports/images.ts'
import { recordMetrics } from '../../testing/metrics.ts'
import { makeIco, makeIcoBitmap, makePng, makeSvg, wrapPng } from '../../testing/pictures.ts'
import { makeFolder, silentLog } from '../../testing/project.ts'
import { openImages } from './images.ts'

const folder = makeFolder()
/** Deadlines in ms: pictures are decoded within one also on a busy machine; what is hostile outlasts any. */
const [PATIENT_MS, HOSTILE_MS] = [30_000, 1000]
const { images, close } = openImages({ log: silentLog, decodeMs: PATIENT_MS })
const strict = openImages({ log: silentLog, decodeMs: HOSTILE_MS })
beforeAll(async () => {
  await images.decode(makePng(32, 32), 'icon', 'warm-up')
})
afterAll(() => {
  close()
  strict.close()
  folder.remove()
})

let callers = 0
/** Another caller for each picture, so that none is refused for earlier ones. */
const nextCaller = () => {
  callers += 1
  return `caller ${callers}`
}

/** The result's size and the colour of its centre. */
async function decode(bytes: Uint8Array, fit: PictureFit = 'icon', by = images) {
  const { webp, width, height, colors } = await by.decode(bytes, fit, nextCaller())
  const { data, info } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, height])
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4
  const isRed = (data[at] ?? 0) > 180 && (data[at + 1] ?? 255) < 80 && (data[at + 3] ?? 0) > 200
  return { size: [width, height], isRed, colors, webp }
}
const failure = (bytes: Uint8Array, fit: PictureFit = 'icon', by = images) =>
  by.decode(bytes, fit, nextCaller()).then(
    () => 'a picture',
    (error: unknown) => (error instanceof ImageFailure ? error.kind : error),
  )

test('pictures that wait are seen, those of wallpapers apart', async () => {
  const { metrics, gauge } = recordMetrics()
  const opened = openImages({ log: silentLog, metrics, decodeMs: PATIENT_MS })
  const waiting = () => ['small', 'wallpaper'].map((decoder) => gauge(`genkan_pictures_waiting ${decoder}`))
  const asked = (['icon', 'icon', 'head', 'wallpaper'] as const).map((fit) =>
    opened.images.decode(makePng(32, 32), fit, nextCaller()),
  )
  await expect.poll(waiting).toEqual([3, 1])
  await Promise.all(asked)
  expect(waiting()).toEqual([0, 0])
  opened.close()
})

describe('formats', () => {
  const raster = () => sharp(makePng(64, 64))
  test.each([
    ['png', async () => makePng(64, 64)],
    ['jpeg', () => raster().jpeg().toBuffer()],
    ['gif', () => raster().gif().toBuffer()],
    ['webp', () => raster().webp().toBuffer()],
    ['avif', () => raster().avif({ effort: 0 }).toBuffer()],
    ['ico of a bitmap', async () => makeIco([{ side: 64, data: makeIcoBitmap(64) }])],
    ['ico of a PNG file', async () => makeIco([{ side: 64, data: makePng(64, 64) }])],
  ])('%s is decoded and enlarged at most twice', async (_format, make) => {
    expect(await decode(await make())).toMatchObject({ size: [128, 128], isRed: true })
  })

  test('an animation gives its first frame', async () => {
    const raw = (red: number) => Buffer.from(Array.from({ length: 32 * 32 }, () => [red, 0, 255 - red, 255]).flat())
    const strip = Buffer.concat([raw(255), raw(0)])
    for (const format of ['gif', 'webp'] as const) {
      const animation = await sharp(strip, { raw: { width: 32, height: 64, channels: 4, pageHeight: 32 } })
        .toFormat(format, { delay: [100, 100] })
        .toBuffer()
      expect((await sharp(animation).metadata()).pages).toBe(2)
      expect(await decode(animation)).toMatchObject({ size: [64, 64], isRed: true })
    }
  })

  test.each([
    ['in its declared size', 'width="16" height="16" viewBox="0 0 100 100"'],
    ['without a size', 'viewBox="0 0 100 100"'],
    ['of a million pixels', 'width="100000" height="100000" viewBox="0 0 100 100"'],
    ['in percent', 'width="100%" height="100%" viewBox="0 0 100 100"'],
  ])('an SVG file %s is drawn in the full size', async (_what, attributes) => {
    const svg = makeSvg('<rect width="100" height="100" fill="#dc1e1e"/>', attributes)
    expect(await decode(svg)).toMatchObject({ size: [250, 250], isRed: true })
  })

  test('a large picture becomes 250 pixels: an icon in a square, a photo in its proportions', async () => {
    expect(await decode(makePng(600, 300))).toMatchObject({ size: [250, 250], isRed: true })
    expect(await decode(makePng(600, 300), 'photo')).toMatchObject({ size: [250, 125] })
    expect(await decode(makePng(40, 20), 'photo')).toMatchObject({ size: [40, 20] })
  })

  test('a preview is at most 480 and a wallpaper 3840 pixels wide or high, without metadata', async () => {
    const large = await sharp(makePng(40, 20))
      .resize(5000, 2500)
      .withExif({ IFD0: { Artist: 'me' } })
      .jpeg()
      .toBuffer()
    expect(await decode(large, 'preview')).toMatchObject({ size: [480, 240], isRed: true })
    const { webp, ...wallpaper } = await decode(large, 'wallpaper')
    expect(wallpaper).toMatchObject({ size: [3840, 1920], isRed: true })
    expect(wallpaper.colors.dominant).toMatch(/^#d[\da-f]{2}/)
    expect((await sharp(webp).metadata()).exif).toBeUndefined()
    expect(await decode(makePng(600, 300), 'wallpaper')).toMatchObject({ size: [600, 300] })
  })

  test('no preview and no wallpaper is made of an SVG or an icon file', async () => {
    for (const fit of ['preview', 'wallpaper'] as const) {
      expect(await failure(makeSvg('<rect width="100" height="100"/>'), fit)).toBe('notImage')
      expect(await failure(makeIco([{ side: 64, data: makePng(64, 64) }]), fit)).toBe('notImage')
    }
  })

  test('of an ICO file the largest frame is taken, whatever its place', async () => {
    const blue = makeIcoBitmap(16, () => [0, 0, 255, 255])
    const frames = [
      { side: 16, data: blue },
      { side: 48, data: makeIcoBitmap(48) },
      { side: 16, data: blue },
    ]
    expect(await decode(makeIco(frames))).toMatchObject({ size: [96, 96], isRed: true })
  })

  test('an old ICO bitmap without alpha is opaque', async () => {
    const data = makeIcoBitmap(32, () => [220, 30, 30, 0])
    expect(await decode(makeIco([{ side: 32, data }]))).toMatchObject({ isRed: true })
  })

  test('the result contains pixels alone: what is hidden in or behind the picture is gone', async () => {
    const exif = await sharp(makePng(64, 64))
      .withExif({ IFD0: { Copyright: 'CANARY' } })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([makePng(64, 64), Buffer.from('<script>CANARY</script>PK\x03\x04')])
    for (const bytes of [exif, polyglot]) {
      expect(Buffer.from(bytes).includes('CANARY')).toBe(true)
      expect(Buffer.from((await decode(bytes)).webp).includes('CANARY')).toBe(false)
    }
  })
})

describe('an SVG file', () => {
  test('reaches neither the network nor files', async () => {
    let hits = 0
    const canary = createServer((_request, response) => {
      hits += 1
      response.end()
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`
    folder.write('red.png', makePng(100, 100))
    const file = join(folder.path, 'red.png')
    const ground = '<rect width="100" height="100" fill="#0000ff"/>'
    for (const body of [
      `<image xlink:href="file://${file}" width="100" height="100"/>`,
      `<image href="${file}" width="100" height="100"/>`,
      `<image href="${origin}/a.png" width="100" height="100"/>`,
      `<style>@import url(${origin}/a.css); @import url(file://${file});</style>`,
      `<use href="${origin}/a.svg#a"/><script href="${origin}/a.js"/>`,
      `<filter id="f"><feImage href="file://${file}"/></filter><rect width="100" height="100" filter="url(#f)"/>`,
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${file}" parse="text"/>`,
      `<foreignObject width="100" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${origin}"/></foreignObject>`,
    ]) {
      expect([body, (await decode(makeSvg(ground + body))).isRed]).toEqual([body, false])
    }
    const embedded = `data:image/png;base64,${Buffer.from(makePng(100, 100)).toString('base64')}`
    const control = makeSvg(`${ground}<image href="${embedded}" width="100" height="100"/>`)
    expect((await decode(control)).isRed).toBe(true)
    expect(hits).toBe(0)
    canary.close()
  })

  const entities = Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')
  const uses = Array.from({ length: 11 }, (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`)
  const blur = '<feTurbulence baseFrequency="0.01" numOctaves="1000"/><feGaussianBlur stdDeviation="5000"/>'
  test.each([
    ['a billion laughs', Buffer.concat([Buffer.from(`<!DOCTYPE svg [${entities}]>`), makeSvg('<text>&a20;</text>')])],
    ['an external entity', Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>')],
    ['nested use elements', makeSvg(`<rect id="u0" width="9" height="9"/>${uses.join('')}`)],
    [
      'endless filters',
      makeSvg(`<filter id="f">${blur.repeat(2000)}</filter><rect width="99" height="99" filter="url(#f)"/>`),
    ],
    ['nested groups', makeSvg(`${'<g>'.repeat(15_000)}${'</g>'.repeat(15_000)}`)],
    ['too many elements', makeSvg('<path d=""/>'.repeat(30_000))],
    ['two megabytes', makeSvg(`<path d="${'M0 0L1 1'.repeat(250_000)}"/>`)],
  ])('of %s is refused in bounded time, and the next picture is decoded', async (_what, svg) => {
    expect(['notImage', 'tooLarge', 'hostile']).toContain(await failure(svg, 'icon', strict.images))
    expect(await decode(makePng(32, 32), 'icon', strict.images)).toMatchObject({ isRed: true })
  })
})

describe('refused is', () => {
  const png = makePng(64, 64)
  test.each([
    ['nothing', Buffer.alloc(0), 'notImage'],
    ['a page', Buffer.from('<!doctype html><title>x</title><svg></svg>'), 'notImage'],
    ['a script', Buffer.from('alert(1)'), 'notImage'],
    ['a page behind a signature', Buffer.from('GIF89a/*<script>alert(1)</script>*/'), 'notImage'],
    ['a compressed SVG file', gzipSync(makeSvg('<rect width="9" height="9"/>')), 'notImage'],
    ['a truncated picture', png.subarray(0, png.length / 2), 'notImage'],
    ['a tracking pixel', makePng(1, 1), 'notImage'],
    ['an invisible picture', makePng(64, 64, () => [255, 255, 255, 0]), 'notImage'],
    ['a pixel flood', wrapPng(50_000, 50_000, Buffer.from([0x78, 0x9c])), 'tooLarge'],
    ['a bitmap that claims to be huge', makeIco([{ side: 0, data: hugeBitmap() }]), 'notImage'],
    ['a bitmap larger than an icon', makeIco([{ side: 0, data: makeIcoBitmap(300) }]), 'notImage'],
    ['an ICO file without frames', makeIco([]), 'notImage'],
    ['an ICO file that holds itself', makeIco([{ side: 16, data: makeIco([]) }]), 'notImage'],
  ])('%s', async (_what, bytes, kind) => expect(await failure(bytes)).toBe(kind))

  test('an interlaced picture that would be decoded whole', async () => {
    const create = { width: 5000, height: 4500, channels: 3, background: '#dc1e1e' } as const
    expect(await failure(await sharp({ create }).png({ progressive: true }).toBuffer())).toBe('tooLarge')
    expect(await decode(await sharp({ create }).png().toBuffer())).toMatchObject({ isRed: true })
  })

  test('an ICO file with thousands of frames of one bitmap is no bomb', async () => {
    const one = Buffer.from(makeIco([{ side: 0, data: makeIcoBitmap(256) }]))
    const bomb = Buffer.concat([
      one.subarray(0, 6),
      ...Array.from({ length: 4000 }, () => one.subarray(6, 22)),
      one.subarray(22),
    ])
    bomb.writeUInt16LE(4000, 4)
    for (let index = 0; index < 4000; index += 1) bomb.writeUInt32LE(6 + 4000 * 16, 6 + index * 16 + 12)
    expect(await decode(bomb)).toMatchObject({ size: [250, 250], isRed: true })
  })

  function hugeBitmap(): Uint8Array {
    const data = Buffer.from(makeIcoBitmap(16))
    data.writeUInt32LE(60_000, 4)
    data.writeUInt32LE(120_000, 8)
    return data
  }
})

test('damaged pictures give a picture or a typed failure, in bounded time', async () => {
  const samples = [
    makePng(32, 32),
    makeIco([
      { side: 32, data: makeIcoBitmap(32) },
      { side: 16, data: makePng(16, 16) },
    ]),
    makeSvg('<defs><g id="a"><rect width="50" height="50"/></g></defs><use xlink:href="#a"/>'),
    await sharp(makePng(32, 32)).jpeg().toBuffer(),
    await sharp(makePng(32, 32)).gif().toBuffer(),
    await sharp(makePng(32, 32)).webp().toBuffer(),
  ]
  const damaged = fc
    .record({
      sample: fc.constantFrom(...samples),
      keep: fc.double({ min: 0.3, max: 1, noNaN: true }),
      edits: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
        maxLength: 12,
      }),
    })
    .map(({ sample, keep, edits }) => {
      const bytes = Uint8Array.from(sample.subarray(0, Math.ceil(sample.length * keep)))
      for (const [at, value] of edits) bytes[Math.floor(at * (bytes.length - 1))] = value
      return bytes
    })
  const kinds = new Set<unknown>()
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      const outcome = await failure(bytes)
      kinds.add(outcome)
      expect(['a picture', 'notImage', 'tooLarge']).toContain(outcome)
    }),
    { numRuns: 400 },
  )
  expect([...kinds]).toEqual(expect.arrayContaining(['a picture', 'notImage']))
})

describe('the process', () => {
  const open = (name: string, script: string, decodeMs = 5000) => {
    folder.write(name, script)
    const logged: string[] = []
    const log = { ...silentLog, warn: (_fields: object, message: string) => void logged.push(message) }
    const opened = openImages({ log, program: join(folder.path, name), startMs: 0, decodeMs })
    const kind = (caller = nextCaller()) =>
      opened.images.decode(makePng(8, 8), 'icon', caller).then(
        () => 'a picture',
        (error: { kind: string }) => error.kind,
      )
    return { ...opened, kind, logged }
  }

  test('that hangs or crashes costs its picture and is replaced', async () => {
    const hanging = open('hang.mjs', "process.on('message', () => { for (;;); })", 200)
    expect([await hanging.kind(), await hanging.kind()]).toEqual(['hostile', 'hostile'])
    hanging.close()
    const crashing = open('crash.mjs', "process.on('message', () => process.abort())")
    expect([await crashing.kind(), await crashing.kind()]).toEqual(['hostile', 'hostile'])
    crashing.close()
  })

  test('refuses a caller who has sent three hostile pictures, and no one else', async () => {
    const crashing = open('crash.mjs', "process.on('message', () => process.abort())")
    const kinds = []
    for (let times = 0; times < 4; times += 1) kinds.push(await crashing.kind('mallory'))
    expect(kinds).toEqual(['hostile', 'hostile', 'hostile', 'busy'])
    expect(await crashing.kind('alice')).toBe('hostile')
    crashing.close()
  })

  test('without the native library says so once in the log', async () => {
    const answer = "{ ok: false, kind: 'unavailable', reason: 'Could not load the sharp module' }"
    const without = open('without.mjs', `process.on('message', () => process.send(${answer}))`)
    expect([await without.kind(), await without.kind()]).toEqual(['unavailable', 'unavailable'])
    expect(without.logged).toEqual([
      'pictures cannot be decoded on this machine: there are no icons of sites and no wallpapers of the web',
    ])
    without.close()
    expect(await without.kind()).toBe('unavailable')
  })

  test('takes a limited number of pictures at once', async () => {
    const slow = open('slow.mjs', "process.on('message', () => {})")
    const kinds = Array.from({ length: 70 }, () => slow.kind())
    await expect(Promise.race(kinds.slice(66))).resolves.toBe('busy')
    slow.close()
    expect(new Set(await Promise.all(kinds))).toEqual(new Set(['busy', 'unavailable']))
  })
})
