/** What markup runs if it can: a function that whoever looks has put on the window and its parent. */
const CODE = 'parent.hit()'

const TAGS =
  'a audio b body button details div embed form iframe img input link marquee math object p script select style svg textarea video x-y'.split(
    ' ',
  )
const GAPS = [' ', '/', '\n', '\t', '\f', ' x=1 ', '/x/']
const EVENTS =
  'load error click focus blur mouseover pointerenter toggle beforetoggle animationstart begin submit input copy wheel scroll'.split(
    ' ',
  )
const QUOTES = ['"', "'", '', '`']

const HOLDERS =
  'a area base button embed form iframe image img input link math object script svg use video animate set'.split(' ')
const ADDRESSES = 'href src data action formaction xlink:href srcdoc poster background to values srcset'.split(' ')
const PROTOCOLS = [
  `javascript:${CODE}`,
  `JaVaScRiPt:${CODE}`,
  `java\tscript:${CODE}`,
  `java&Tab;script&colon;${CODE}`,
  `&#106;avascript:${CODE}`,
  `&#x6A;&#x61;vascript&#58;${CODE}`,
  ` \u0001javascript:${CODE}`,
  `javascript://x%0a${CODE}`,
  `javascript:javascript:${CODE}`,
  `vbscript:${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0KCk8L3NjcmlwdD4=`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CODE}'/>`,
  `<img src=x onerror=${CODE}>`,
  `&lt;svg onload=${CODE}&gt;`,
]

const CONTEXTS = [
  ...[
    '',
    '<svg>',
    '<math>',
    '<table>',
    '<template>',
    '<noscript>',
    '<style>',
    '<title>',
    '<textarea>',
    '<select>',
    '<xmp>',
  ],
  ...[
    '<!--',
    '<![CDATA[',
    '">',
    "'>",
    '-->',
    '</script>',
    '</style>',
    '</title>',
    ']]>',
    '<svg><style>',
    '<svg><desc>',
  ],
  ...[
    '<math><mtext><table><mglyph><style><!--</style>',
    '<svg></p><style><a id="</style>',
    '<form><math><mtext></form><form><mglyph><style></math>',
  ],
  ...[
    '`',
    '```\n',
    '[x](',
    '![x](',
    '<details open><summary>',
    '| a |\n|-|\n| ',
    '> ',
    '- [ ] ',
    '&lt;',
    '\\<',
    '<a title="',
  ],
]
const CORES = [
  `<img src=x onerror=${CODE}>`,
  `<svg onload=${CODE}>`,
  `<script>${CODE}</script>`,
  `<iframe srcdoc="<script>${CODE}</script>">`,
  `<iframe src=javascript:${CODE}>`,
  `<input autofocus onfocus=${CODE}>`,
  `<details open ontoggle=${CODE}>`,
  `<video><source onerror=${CODE}>`,
  `<svg><animate onbegin=${CODE} attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values=javascript:${CODE} /><text y=9>x</text></a>`,
  `<svg><foreignObject><img src=x onerror=${CODE}></foreignObject>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${CODE}</script></svg>#x">`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=${CODE}>`,
  `<a href="javascript:${CODE}">x</a>`,
  `<form action=javascript:${CODE}><button>x</button></form>`,
  `<button form=f formaction=javascript:${CODE}>x</button>`,
  `<object data=javascript:${CODE}>`,
  `<embed src=javascript:${CODE}>`,
  `<math href=javascript:${CODE}><mtext>x`,
  `<base href=javascript:${CODE}//><a href=x>x</a>`,
  `javascript:${CODE})`,
  `<javascript:${CODE}>`,
  `<p onclick=${CODE}>`,
  `<x tabindex=1 onfocus=${CODE} autofocus>`,
]
const WRITINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('<', '<\0'),
  (text) => text.toUpperCase().replaceAll('PARENT.HIT', 'parent.hit'),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&#60;'),
  (text) => text.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (text) => text.replaceAll(' ', '\n'),
  (text) => text.replaceAll('<', '<<'),
  (text) => text.replace('>', ''),
  (text) => `${text}${text}`,
]

/** Ways to combine parts, each a product of lists. */
const FORMS: readonly { readonly sizes: readonly number[]; readonly make: (at: readonly number[]) => string }[] = [
  {
    sizes: [TAGS.length, GAPS.length, EVENTS.length, QUOTES.length],
    make: ([tag = 0, gap = 0, event = 0, quote = 0]) =>
      `<${TAGS[tag]}${GAPS[gap]}src=x tabindex=0 on${EVENTS[event]}=${QUOTES[quote]}${CODE}${QUOTES[quote]}>x`,
  },
  {
    sizes: [HOLDERS.length, ADDRESSES.length, PROTOCOLS.length, QUOTES.length],
    make: ([holder = 0, address = 0, protocol = 0, quote = 0]) =>
      `<${HOLDERS[holder]} ${ADDRESSES[address]}=${QUOTES[quote]}${PROTOCOLS[protocol]}${QUOTES[quote]}>x</${HOLDERS[holder]}>`,
  },
  {
    sizes: [CONTEXTS.length, CORES.length, WRITINGS.length],
    make: ([context = 0, core = 0, writing = 0]) =>
      `${CONTEXTS[context]}${(WRITINGS[writing] ?? String)(CORES[core] ?? '')}`,
  },
]

/** No factor of any form's count, so that steps of it come to all of the product. */
const STRIDE = 7919

/** Markup that runs code where it can: products of tags, handlers, addresses, contexts and ways to write them. */
export function hostileMarkup(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const { sizes, make } = FORMS[at % FORMS.length] ?? { sizes: [], make: () => '' }
    let rest = (Math.floor(at / FORMS.length) * STRIDE) % sizes.reduce((product, size) => product * size, 1)
    return make(
      sizes.map((size) => {
        const one = rest % size
        rest = Math.floor(rest / size)
        return one
      }),
    )
  })
}

/** Whether an attribute could run code: a handler, or an address that is code. Must be self-contained: it is sent as text. */
export function isCode({ name, value }: { readonly name: string; readonly value: string }): boolean {
  const isAddress = /^(?:href|src|srcdoc|action|formaction|data|xlink:href|poster|background|to|values|style)$/i.test(
    name,
  )
  return /^on/i.test(name) || (isAddress && /^[\0-\s]*(?:java|vb)script:/i.test(value.replaceAll(/[\t\n\r]/g, '')))
}

/**
 * Runs in a page: writes each markup into a document of its own, without any sanitiser, and does to it what a user could
 * do. Must be self-contained: it is sent as text.
 * @returns how many of them have run code
 */
export async function countExecutions(inputs: readonly string[]): Promise<number> {
  const hits = new Set<number>()
  const EVENTS = 'click focus mouseover pointerenter input copy wheel scroll submit'.split(' ')
  const tryOne = async (markup: string, index: number) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const inner = frame.contentWindow as (Window & typeof globalThis) | null
    if (inner === null) return
    // `parent` of the frame is this page, that of a frame in it is the frame
    const note = () => void hits.add(index)
    Object.defineProperty(inner, 'parent', { value: { hit: note }, configurable: true })
    Object.assign(inner, { hit: note })
    const { trustedTypes } = inner as unknown as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(text: string): string } }
    }
    const policy = trustedTypes?.createPolicy('app-html', { createHTML: (text: string) => text })
    inner.document.body.innerHTML = policy?.createHTML(markup) ?? markup
    for (const one of inner.document.body.querySelectorAll<HTMLElement>('*'))
      for (const event of EVENTS) {
        if (event === 'click') one.click?.()
        else if (event === 'focus') one.focus?.()
        else one.dispatchEvent(new inner.Event(event, { cancelable: true }))
      }
    await new Promise((resolve) => setTimeout(resolve, 60))
    frame.remove()
  }
  for (let from = 0; from < inputs.length; from += 50)
    await Promise.all(inputs.slice(from, from + 50).map((markup, at) => tryOne(markup, from + at)))
  return hits.size
}
