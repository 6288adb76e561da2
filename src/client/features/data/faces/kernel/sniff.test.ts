import { expect, test } from 'vitest'
import { isDrawableSvg, needsDrawing, pictureKind, readGif, videoKind } from './sniff.ts'

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part])),
  )

const PNG = bytesOf([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'

test('a picture is known by its bytes, whatever it is called', () => {
  expect(pictureKind(PNG)).toBe('png')
  expect(pictureKind(bytesOf([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg')
  expect(pictureKind(bytesOf('GIF89a'))).toBe('gif')
  expect(pictureKind(bytesOf('RIFF', [1, 0, 0, 0], 'WEBPVP8 '))).toBe('webp')
  expect(pictureKind(bytesOf('BM', new Array(12).fill(0), [40, 0, 0, 0]))).toBe('bmp')
  expect(pictureKind(bytesOf(SVG))).toBe('svg')
})

test('an SVG may begin with a prolog, comments and a doctype', () => {
  for (const before of [
    '\ufeff',
    '<?xml version="1.0"?>\n',
    '<!-- made by\n hand -->\n<!-- > -->',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
    '<?xml version="1.0"?><!DOCTYPE svg [ <!ENTITY a "b"> ]><!-- x -->',
  ])
    expect(pictureKind(new TextEncoder().encode(before + SVG)), before).toBe('svg')
})

test('anything else is no picture', () => {
  for (const [name, bytes] of [
    ['an empty file', bytesOf()],
    ['html', bytesOf('<!DOCTYPE html><html><body><svg xmlns="x"></svg>')],
    ['html with a picture inside', bytesOf('<p>', [...PNG])],
    ['a zip', bytesOf('PK\x03\x04')],
    ['a text that begins like a bitmap', bytesOf('BMW is a car, and this is a text')],
    ['an icon', bytesOf([0, 0, 1, 0, 1, 0])],
    ['svg by its name only', bytesOf('<svgfoo xmlns="http://www.w3.org/2000/svg">')],
    ['a cut signature', PNG.slice(0, 5)],
  ] as const)
    expect(pictureKind(bytes), name).toBeUndefined()
})

test('an SVG needs its namespace on its root, and something to draw', () => {
  expect(isDrawableSvg(SVG)).toBe(true)
  expect(isDrawableSvg(SVG.replaceAll('"', "'"))).toBe(true)
  expect(isDrawableSvg('<svg><path d="M0 0h1v1z"/></svg>')).toBe(false)
  expect(isDrawableSvg('<svg><g xmlns="http://www.w3.org/2000/svg"><path d=""/></g></svg>')).toBe(false)
  for (const part of ['<script>"<path "</script>', '<!-- <path d=""/> -->', '<STYLE>/*<rect >*/</STYLE >'])
    expect(isDrawableSvg(`<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`), part).toBe(false)
  expect(isDrawableSvg('<svg xmlns="http://www.w3.org/2000/svg"><title>no path here</title></svg>')).toBe(false)
})

test('an SVG that never ends what it begins hangs nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d=""/>'
  const start = performance.now()
  for (const part of ['<!--', '<script ', '<style>', '</style ', '<!--<style><path '])
    expect(isDrawableSvg(svg + part.repeat(60_000)), part).toBe(true)
  expect(performance.now() - start, 'ms; the square of its length would take minutes').toBeLessThan(2000)
})

test('an SVG with code or styles is drawn, a plain one is kept', () => {
  expect(needsDrawing(SVG)).toBe(false)
  expect(needsDrawing('<svg><path stroke="#000"/><a href="#x"><g id="onset"/></a><defs/></svg>')).toBe(false)
  for (const part of [
    '<script>',
    '<svg:script href="x"/>',
    '<path onload=1>',
    '<path d=""onclick="1">',
    '<svg/onload=1>',
    '<style>',
    '<STYLE type="x">',
    '<path style="fill:red">',
    '<use href="#a"/>',
    '<image href="x"/>',
    '<foreignObject/>',
    '<!DOCTYPE svg [<!ENTITY a "b">]>',
  ])
    expect(needsDrawing(`<svg>${part}`), part).toBe(true)
})

test('the frames of a GIF are counted, and its end is found', () => {
  const header = bytesOf('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255])
  const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const gif = bytesOf([...header], control, frame, control, frame, [0x3b])
  expect(readGif(gif)).toEqual({ frames: 2, end: gif.length })
  expect(readGif(bytesOf([...gif], '<script>alert(1)</script>'))).toEqual({ frames: 2, end: gif.length })
  expect(readGif(gif.slice(0, -3))).toBeUndefined()
})

test('no file hangs the reading of a GIF', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const noise = Array.from({ length: 200 }, (_, index) => (seed * 131 + index * index * 7) % 256)
    const result = readGif(bytesOf('GIF89a', noise))
    expect(result === undefined || result.end <= 206).toBe(true)
  }
})

test('a video is known by its bytes; pictures in the same container are none', () => {
  expect(videoKind(bytesOf([0, 0, 0, 32], 'ftypisom'))).toBe('mp4')
  expect(videoKind(bytesOf([0x1a, 0x45, 0xdf, 0xa3], 'webm'))).toBe('webm')
  expect(videoKind(bytesOf([0, 0, 0, 32], 'ftypheic'))).toBeUndefined()
  expect(videoKind(bytesOf([0, 0, 0, 32], 'ftypavif'))).toBeUndefined()
  expect(videoKind(PNG)).toBeUndefined()
  expect(videoKind(bytesOf())).toBeUndefined()
})
