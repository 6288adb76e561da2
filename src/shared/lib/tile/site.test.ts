import { expect, test } from 'vitest'
import { artBackground, faceOf, type Site, siteName, siteUrl } from './site.ts'

const site: Site = {
  id: 'example',
  name: '例子',
  names: { en: 'Example', 'zh-TW': '範例' },
  url: 'https://example.com/',
  urls: { ja: 'https://example.jp/' },
  category: 2,
  color: '#FF5000',
  pin: false,
  icons: { ri: 'example-fill' },
}
const { icons: _, ...plain } = site
const lettered: Site = { ...plain, icons: {}, letter: '例' }

test('a site has its name in the language, in Japanese and Korean else the English one', () => {
  expect(siteName(site, 'zh-CN')).toBe('例子')
  expect(siteName(site, 'zh-TW')).toBe('範例')
  expect(siteName(site, 'en')).toBe('Example')
  expect(siteName(site, 'ja')).toBe('Example')
  expect(siteName({ ...site, names: { en: 'Example', ja: '例' } }, 'ja')).toBe('例')
  expect(siteName({ ...plain, icons: {}, names: {} }, 'ko')).toBe('例子')
})

test('a site is opened at its address for the language', () => {
  expect(siteUrl(site, 'ja')).toBe('https://example.jp/')
  expect(siteUrl(site, 'ko')).toBe('https://example.com/')
})

test('the face of a site with an icon is its drawn tile on the brand’s colour', () => {
  expect(faceOf(site)).toEqual({ src: '/icons/example.svg', background: '#ff5000' })
})

test('the face of a site without an icon is its letter in white, on a colour dark enough for it', () => {
  expect(faceOf(lettered)).toEqual({ fontText: '例', fontColor: '#ffffff', background: '#ff5000' })
  const yellow = faceOf({ ...lettered, color: '#FFE60F' })
  expect(yellow.background).not.toBe('#ffe60f')
})

test('a background is never pure white or black, so that shading is visible', () => {
  expect(artBackground({ ...site, art: { ground: 'white' } })).toBe('#f8fafa')
  expect(artBackground({ ...site, color: '#000000' })).toMatch(/^#[23]/)
  expect(faceOf({ ...lettered, color: '#000000' }).background).toMatch(/^#[23]/)
  expect(artBackground({ ...site, art: { ground: '#123456' } })).toMatch(/^#1/)
})
