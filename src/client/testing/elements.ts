import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** What is expected of a value as soon as it is so. */
export type Polled<T> = ReturnType<typeof expect.poll<T>>

type Part = () => Element | null | undefined

/** The first element of the page that a selector finds. */
export const find = (selector: string): HTMLElement | null => document.querySelector(selector)

/** All elements of the page that a selector finds. */
export const findAll = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
]

/** A computed property of an element; empty without one. */
export const styleOf = (element: Element | null | undefined, property: string): string =>
  element == null ? '' : getComputedStyle(element).getPropertyValue(property)

/** Expects of a computed property, as soon as it is so. */
export const expectStyle = (part: Part, property: string): Polled<string> =>
  expect.poll(() => styleOf(part(), property))

/** Where an element is in the viewport; throws without one. */
export function boxOf(element: Element | null | undefined): DOMRect {
  if (element == null) throw new Error('the element is not there')
  return element.getBoundingClientRect()
}

/** The middle of an element. */
export function middleOf(element: Element | null | undefined): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = boxOf(element)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Resolves when nothing in an element moves. */
export const settled = (element: Element): Promise<unknown> =>
  Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))

/** Clicks an element by the program: for what is no matter of the pointer. */
export const click = (element: Element | null | undefined): void => {
  if (!(element instanceof HTMLElement)) throw new Error('the element is not there')
  element.click()
}

/** The texts of all elements that a locator finds. */
export const textsOf = (locator: Locator): readonly string[] => locator.elements().map(({ textContent }) => textContent)
