import { expect, test } from 'vitest'
import { tileOfSite } from './site-tile.ts'

test('a site becomes an icon with the site’s face', () => {
  const site = { id: 'a', name: 'A', url: 'https://a.example/', category: 3, pin: true, background: '#123456' }
  expect(tileOfSite({ ...site, src: '/icons/a.svg' })).toEqual({
    name: 'A',
    type: 'icon',
    size: '1x1',
    url: 'https://a.example/',
    background: '#123456',
    src: '/icons/a.svg',
  })
  expect(tileOfSite({ ...site, fontText: 'A', fontColor: '#ffffff' })).not.toHaveProperty('src')
})
