export interface ClippingQuestion {
  /** The parts of the page that are looked at. */
  readonly selector: string
  /** The product's own texts: nothing may shorten them. */
  readonly texts: readonly string[]
}

/**
 * Runs in the page. Describes, in its shown parts: text that something cuts, or shortens without telling the whole under
 * the pointer; text outside of its own control or under another one; and controls that are out of reach or covered. What
 * can be scrolled to is not cut. Must be self-contained: it is sent as text.
 */
export function findClipping({ selector, texts }: ClippingQuestion): string[] {
  const TOLERANCE_PX = 1.5
  const CONTROLS = [
    'button, input, select, textarea, a[href], summary',
    '[role="tab"], [role^="menuitem"], [role="option"], [role="switch"], [role="checkbox"], [role="slider"]',
  ].join()
  /** Where even a text of the user may not be shortened. */
  const NEVER_SHORTENED = '[data-form-row] label, [data-form-row] p, [role="menu"] [role="menuitem"], h1, h2, h3'
  const own = new Set(texts)
  const found = new Set<string>()
  /** Of the elements that look alike, one is tried. */
  const toldKinds = new Set<string>()

  const nameOf = (element: Element, text = element.textContent ?? '') =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? text).trim().slice(0, 60)}"`
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('[inert]') === null
  const scrolls = (style: CSSStyleDeclaration, axis: 'X' | 'Y') => /auto|scroll/.test(style[`overflow${axis}`])
  const isInline = (style: CSSStyleDeclaration) => style.display === 'inline' || style.display === 'contents'

  function intersection(one: DOMRect, other: DOMRect): DOMRect {
    const [x, y] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
    return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y))
  }

  const titleOf = (at: Element) => at.closest('[title]')?.getAttribute('title') ?? ''

  /** Whether the title under the pointer tells the whole of a shortened text; that of an excerpt may end later. */
  function isTold(at: Element, text: string): boolean {
    const kind = `${at.tagName} ${at.className}`
    if (toldKinds.has(kind)) return true
    const scrolled: [Element, number, number][] = []
    for (let up: Element | null = at; up !== null; up = up.parentElement)
      scrolled.push([up, up.scrollLeft, up.scrollTop])
    at.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = at.getBoundingClientRect()
    const target = document.elementFromPoint(x + width / 2, y + height / 2) ?? at
    target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    const told = titleOf(target)
    target.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }))
    for (const [up, left, top] of scrolled)
      if (up.scrollTop !== top || up.scrollLeft !== left) up.scrollTo({ left, top, behavior: 'instant' })
    const isWhole = told.includes(text.replaceAll(/\s+/g, ' ').slice(0, 200))
    if (isWhole) toldKinds.add(kind)
    return isWhole
  }

  interface Place {
    /** What is wrong with it. */
    readonly fault?: string
    /** What is left of the box. */
    readonly visible: DOMRect
  }

  const isContainingBlock = (style: CSSStyleDeclaration) =>
    style.position !== 'static' ||
    [style.transform, style.translate, style.filter, style.backdropFilter, style.perspective].some(
      (one) => one !== '' && one !== 'none',
    ) ||
    /paint|layout|strict|content/.test(style.contain)

  /** What cuts a box: an element that hides its overflow, or the viewport. */
  function placeOf(whole: DOMRect, from: Element, text?: string): Place {
    let [box, visible] = [whole, whole]
    let fault: string | undefined
    // a line of text is higher than its letters
    const slack = text === undefined ? TOLERANCE_PX : 0.15 * Number.parseFloat(getComputedStyle(from).fontSize)
    // what is placed absolutely is cut only by what it is placed in
    let isLoose = text === undefined && getComputedStyle(from).position === 'absolute'
    const start = text === undefined ? from.parentElement : from
    for (let at = start; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (isLoose && !isContainingBlock(style)) continue
      isLoose = style.position === 'absolute'
      if (!isInline(style)) {
        const frame = at.getBoundingClientRect()
        const free = { x: scrolls(style, 'X'), y: scrolls(style, 'Y') }
        const hides = { x: style.overflowX !== 'visible', y: style.overflowY !== 'visible' }
        // a box that is only for screen readers
        if ((hides.x || hides.y) && (frame.width <= 1 || frame.height <= 1)) return { visible: new DOMRect() }
        if (hides.x || hides.y) visible = intersection(visible, frame)
        if (free.x && box.left < frame.left - at.scrollLeft - TOLERANCE_PX) fault ??= 'cannot be scrolled to'
        if (free.y && box.top < frame.top - at.scrollTop - TOLERANCE_PX) fault ??= 'cannot be scrolled to'
        const isOutX = box.left < frame.left - TOLERANCE_PX || box.right > frame.right + TOLERANCE_PX
        const isOutY = box.top < frame.top - slack || box.bottom > frame.bottom + slack
        // a text is shortened even for a pixel that it lacks
        const isEllipsed =
          text !== undefined &&
          style.textOverflow === 'ellipsis' &&
          at.scrollWidth > at.clientWidth &&
          box.right > frame.right - TOLERANCE_PX
        const isCut = (hides.x && !free.x && isOutX) || (hides.y && !free.y && isOutY) || isEllipsed
        const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (isCut && isShortened && text !== undefined) {
          const isMeant = titleOf(from).includes(text)
          if (!isMeant && (own.has(text) || at.closest(NEVER_SHORTENED) !== null)) fault ??= 'is shortened'
          else if (!isMeant && !isTold(from, text)) fault ??= 'is shortened, and nothing tells the whole'
        } else if (isCut) fault ??= `is cut by ${at.className || nameOf(at)}`
        // from here on it is the part that cuts or scrolls that must be in sight
        if (hides.x || hides.y || isCut)
          box = new DOMRect(
            hides.x ? frame.left : box.left,
            hides.y ? frame.top : box.top,
            hides.x ? frame.width : box.width,
            hides.y ? frame.height : box.height,
          )
      }
      if (style.position === 'fixed') break
    }
    const isOut =
      box.left < -TOLERANCE_PX ||
      box.right > innerWidth + TOLERANCE_PX ||
      box.top < -TOLERANCE_PX ||
      box.bottom > innerHeight + TOLERANCE_PX
    if (isOut) fault ??= 'is outside of the viewport'
    return { visible, ...(fault !== undefined && { fault }) }
  }

  /** The nearest part that scrolls: what is pinned over it covers a text only until it is scrolled. */
  function scrollerOf(element: Element): Element | null {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (scrolls(style, 'Y') && at.scrollHeight > at.clientHeight) return at
      if (scrolls(style, 'X') && at.scrollWidth > at.clientWidth) return at
    }
    return null
  }

  /** Whether two parts belong together: a control lies over its own label, or on the row that it acts on. */
  const isOwn = (control: Element, other: Element) =>
    control.contains(other) || other.contains(control) || control.closest('label')?.contains(other) === true

  /** Whether a control has an edge to be seen: a text beside it belongs to it, one across the edge is too long. */
  function hasEdge(control: Element): boolean {
    const { backgroundColor, boxShadow, borderTopWidth, display } = getComputedStyle(control)
    if (display === 'inline' || display === 'contents') return false
    const isTransparent = /^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor)
    return !isTransparent || boxShadow !== 'none' || Number.parseFloat(borderTopWidth) > 0
  }

  const isOver = (one: DOMRect, other: DOMRect) => {
    const { width, height } = intersection(one, other)
    return width > 2 && height > 4
  }

  /** Whether a press on the middle of a control meets another one of the same part. */
  function covererOf(root: Element, control: Element, { visible }: Place): Element | undefined {
    if (visible.width < 4 || visible.height < 4) return undefined
    const [x, y] = [visible.x + visible.width / 2, visible.y + visible.height / 2]
    const hit = document.elementFromPoint(x, y)
    if (hit === null || !root.contains(hit) || isOwn(control, hit)) return undefined
    const other = hit.closest(CONTROLS)
    return other === null || isOwn(control, other) || other.closest('label')?.contains(control) ? undefined : other
  }

  /** An empty field's example that is longer than the field. */
  function isExampleCut(field: Element): boolean {
    if (!(field instanceof HTMLInputElement) || field.placeholder === '' || field.value !== '') return false
    const style = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) return false
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return pen.measureText(field.placeholder).width > room + TOLERANCE_PX && !isTold(field, field.placeholder)
  }

  for (const root of document.querySelectorAll(selector)) {
    if (!isShown(root)) continue
    const shown = [...root.querySelectorAll(CONTROLS)].filter(
      (one) => isShown(one) && one.getAttribute('type') !== 'file',
    )
    const controls = shown.map((control) => ({
      control,
      scroller: scrollerOf(control),
      isSeen: control.childNodes.length > 0 || control instanceof HTMLInputElement || hasEdge(control),
      ...placeOf(control.getBoundingClientRect(), control),
    }))
    for (const one of controls) {
      if (one.fault !== undefined) found.add(`${nameOf(one.control)} ${one.fault}`)
      const coverer = covererOf(root, one.control, one)
      if (coverer !== undefined) found.add(`${nameOf(one.control)} is covered by ${nameOf(coverer)}`)
      if (isExampleCut(one.control)) found.add(`the example of ${nameOf(one.control)} is cut`)
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!text || parent === null || !isShown(parent) || parent.closest('canvas, svg, option')) continue
      const scroller = scrollerOf(parent)
      const control = parent.closest(CONTROLS)
      const frame = control && hasEdge(control) ? control.getBoundingClientRect() : undefined
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width <= 1) continue
        const { fault, visible } = placeOf(box, parent, text)
        if (fault !== undefined) found.add(`text ${nameOf(parent, text)} ${fault}`)
        const isBeside = frame === undefined || !isOver(visible, frame)
        if (!isBeside && (visible.left < frame.left - TOLERANCE_PX || visible.right > frame.right + TOLERANCE_PX))
          found.add(`text ${nameOf(parent, text)} is wider than its control`)
        const over = controls.find(
          (one) =>
            one.scroller === scroller && one.isSeen && !isOwn(one.control, parent) && isOver(visible, one.visible),
        )
        if (over !== undefined) found.add(`text ${nameOf(parent, text)} is covered by ${nameOf(over.control)}`)
      }
    }
  }
  return [...found]
}
