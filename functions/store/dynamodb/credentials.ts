interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/**
 * Lambda puts the keys of the function's role into its environment. The bundles take this (`infra/build.ts`) for the
 * SDK's own chain,
 * which would look for them in profiles, containers, single sign-on and five more places: a fifth of the API's code.
 */
export const defaultProvider = () => async (): Promise<Credentials> => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env
  if (!accessKeyId || !secretAccessKey)
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set: on Lambda they are, elsewhere set them')
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
}
