/** Passkeys: what WebAuthn writes in JSON, for the browser and back. */
import type { PasskeyChallenge } from '../generated/protocol';

type Bytes = Uint8Array<ArrayBuffer>;

function decoded(text: string): Bytes {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function encoded(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis;

interface Described {
  id: string;
}

/** Let the browser make a passkey; null if its user does not want to. */
export async function make({ options, ticket }: PasskeyChallenge): Promise<object | null> {
  const asked = options as {
    challenge: string;
    user: { id: string };
    excludeCredentials?: Described[];
  };
  const publicKey = {
    ...asked,
    challenge: decoded(asked.challenge),
    user: { ...asked.user, id: decoded(asked.user.id) },
    excludeCredentials: asked.excludeCredentials?.map((one) => ({ ...one, id: decoded(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await unlessStopped(navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return {
    ticket,
    credential: {
      ...named(made),
      response: {
        clientDataJSON: encoded(clientDataJSON),
        attestationObject: encoded(attestationObject),
      },
    },
  };
}

/** Let the browser answer with one of its passkeys; null if its user does not want to. */
export async function answer({ options, ticket }: PasskeyChallenge): Promise<object | null> {
  const asked = options as { challenge: string };
  const publicKey = {
    ...asked,
    challenge: decoded(asked.challenge),
    allowCredentials: undefined,
  } as unknown as PublicKeyCredentialRequestOptions;
  const found = await unlessStopped(navigator.credentials.get({ publicKey }));
  if (!found) return null;
  const response = found.response as AuthenticatorAssertionResponse;
  return {
    ticket,
    credential: {
      ...named(found),
      response: {
        clientDataJSON: encoded(response.clientDataJSON),
        authenticatorData: encoded(response.authenticatorData),
        signature: encoded(response.signature),
        userHandle: response.userHandle ? encoded(response.userHandle) : undefined,
      },
    },
  };
}

const named = ({ rawId }: PublicKeyCredential) => ({
  id: encoded(rawId),
  rawId: encoded(rawId),
  type: 'public-key',
  clientExtensionResults: {},
});

async function unlessStopped(
  asked: Promise<Credential | null>,
): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
