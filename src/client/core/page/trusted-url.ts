interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string
  }
}

/** An own script's address in the form that `require-trusted-types-for 'script'` requires. @throws TypeError if it is another host's */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('app-url', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`${url} is not our script`)
      return url
    },
  })
  return policy?.createScriptURL(address) ?? address
}
