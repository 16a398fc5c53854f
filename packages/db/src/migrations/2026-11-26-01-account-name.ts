/** An athlete changes the name of her account. */
export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  await client.query('grant update (first_name, last_name) on accounts to palmares_app');
};
