import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{22}$/;

/** 128 random bits, URL-safe. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const isTokenShaped = (text: string): boolean => TOKEN_SHAPE.test(text);

/** A random token needs no slow hash: the only attack is to try 2^128 values. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
