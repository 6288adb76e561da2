/** Reports by a toast that a part of the program could not be loaded: offline, or a newer build is deployed. */
export async function reportCannotOpen(): Promise<void> {
  const [{ showToast }, { homeMessages }] = await Promise.all([import('./toast/toast.ts'), import('../messages.ts')])
  showToast({ kind: 'error', text: homeMessages('cannotOpen') })
}
