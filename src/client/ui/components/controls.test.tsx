import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pause, search } from '../icons/paths.ts'
import { Button } from './button/Button.tsx'
import { Icon } from './icon/Icon.tsx'
import { IconButton } from './icon-button/IconButton.tsx'
import { TextField } from './text-field/TextField.tsx'
import { TileFrame } from './tile-frame/TileFrame.tsx'

describe('the markup of a control', () => {
  it('a busy button is disabled for assistive technology, yet keeps its label and the focus', () => {
    const html = renderToStaticMarkup(<Button busy>Restore</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('Restore')
    expect(html).not.toContain('disabled=""')
  })

  it('a button is a submit button only by its `type`', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"')
  })

  it('an icon button has a name, and a pressed state only if given', () => {
    expect(renderToStaticMarkup(<IconButton icon={search} label="Search" />)).toMatch(
      /aria-label="Search"(?!.*aria-pressed)/,
    )
    expect(renderToStaticMarkup(<IconButton icon={search} label="Lock" pressed={false} />)).toContain(
      'aria-pressed="false"',
    )
  })

  it('an icon is hidden from assistive technology and draws only its own paths', () => {
    const html = renderToStaticMarkup(<Icon path={pause} />)
    expect(html).toContain('aria-hidden="true"')
    expect(html.match(/<path/g)).toHaveLength(1)
  })

  it('a tile is a link with an address and a button without', () => {
    const face = { at: 'letters', color: '#123456' } as const
    expect(renderToStaticMarkup(<TileFrame label="Zhihu" face={face} href="https://a.example/" />)).toMatch(
      /^<a .*href="https:\/\/a\.example\/"/,
    )
    expect(renderToStaticMarkup(<TileFrame label="Notes" face={face} labelled={false} />)).toMatch(
      /^<button .*aria-label="Notes"/,
    )
  })

  it('a tile without a picture shows its own text, else the initials of its name, on its colour if it has one', () => {
    const given = renderToStaticMarkup(
      <TileFrame label="Zhihu" face={{ at: 'letters', color: '#123456', text: '知乎' }} />,
    )
    expect(given).toContain('--gk-ground:#123456')
    expect(given).toMatch(/<b [^>]*pair[^>]*>知乎<\/b>/)
    const named = renderToStaticMarkup(<TileFrame label="知乎" face={{ at: 'letters', color: '' }} />)
    expect(named).not.toContain('--gk-ground')
    const gradient = { at: 'letters', color: 'linear-gradient(red, blue)' } as const
    expect(renderToStaticMarkup(<TileFrame label="知乎" face={gradient} />)).not.toContain('--gk-ground')
    expect(named).not.toMatch(/<b [^>]*pair/)
    expect(named).toMatch(/<b [^>]*>知<\/b>/)
  })

  it('an invalid field is described by its error', () => {
    const html = renderToStaticMarkup(<TextField id="mail" label="E-mail" error="No address" />)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('aria-describedby="mail-note"')
    expect(html).toContain('<p id="mail-note"')
  })
})
