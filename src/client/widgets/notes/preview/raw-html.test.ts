import { describe, expect, test } from 'vitest'
import { plainHtml } from './raw-html.ts'

describe('HTML within a note', () => {
  test('keeps what marks up a text', () => {
    expect(plainHtml('<kbd>Ctrl</kbd> <BR/> <details open><summary>more</summary>')).toBe(
      '<kbd>Ctrl</kbd> <br> <details open=""><summary>more</summary>',
    )
    expect(plainHtml("<td colspan=2 align='right'>&nbsp;</td>")).toBe('<td colspan="2" align="right">&nbsp;</td>')
  })

  test('loses handlers, styles, ids, classes and names', () => {
    expect(plainHtml('<p style="color:red" onclick="a()" id=x class=\'y\' name=z title="t">')).toBe('<p title="t">')
    expect(plainHtml('<a href="https://e.example/?a=1&b=2" onmouseover=alert(1)>x</a>')).toBe(
      '<a href="https://e.example/?a=1&b=2">x</a>',
    )
    expect(plainHtml('<img title="onerror=alert(1)" src=x\nonerror=alert(1)>')).toBe(
      '<img title="onerror=alert(1)" src="x">',
    )
  })

  test('shows any other element as its text', () => {
    expect(plainHtml('<script>alert(1)</script><!-- c --><iframe src=x>')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- c --&gt;&lt;iframe src=x&gt;',
    )
    expect(plainHtml('<svg/onload=alert(1)> <b <i> <x-y>')).toBe('&lt;svg/onload=alert(1)&gt; &lt;b <i> &lt;x-y&gt;')
  })

  test('cannot break out of an attribute', () => {
    expect(plainHtml(`<p title='" onclick="a()'>`)).toBe('<p title="&quot; onclick=&quot;a()">')
  })
})
