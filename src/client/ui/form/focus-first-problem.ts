/** Focuses the first invalid field of a form after its messages are rendered, and so scrolls it into view. */
export function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
