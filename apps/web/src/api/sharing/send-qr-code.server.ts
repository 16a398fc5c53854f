import { qrSvg } from '@palmares/handouts/qr';
import { qrPng } from '@palmares/handouts/qr-png';
import { z } from 'zod';
import { harmless, notFound } from '../files/downloads.server.ts';
import { contextOf } from '../transport/context.server.ts';
import { id } from '../transport/id.ts';
import { ownLink } from './own-link.server.ts';

interface Get {
  readonly request: Request;
  readonly params: { readonly linkId: string; readonly picture: string };
}

const named = z.object({ linkId: id, picture: z.enum(['qr.svg', 'qr.png']) });

const pictures = {
  'qr.svg': async (address: string) => ({ type: 'image/svg+xml', bytes: Buffer.from(qrSvg(address)) }),
  'qr.png': async (address: string) => ({ type: 'image/png', bytes: await qrPng(address) }),
};

/** Draws the address of the athlete's own live link for a poster or a card. The passcode is never part of it. */
export const sendQrCode = async ({ request, params }: Get): Promise<Response> => {
  const context = await contextOf(request);
  const asked = named.safeParse(params);
  if (!asked.success) return notFound();
  const link = await ownLink(context, asked.data.linkId);
  if (!link) return notFound();
  const { config } = context.services;
  const address = new URL(`/${context.language}/athletes/${link.token}`, config.publicUrl).href;
  const { type, bytes } = await pictures[asked.data.picture](address);
  return new Response(new Uint8Array(bytes), {
    headers: { ...harmless, 'content-type': type, 'cache-control': 'private, no-store' },
  });
};
