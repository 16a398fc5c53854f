/** Returns the settings of one section of a systemd unit, in order; a name may occur several times. */
export const settingsOf = (text: string, section: string): readonly (readonly [name: string, value: string])[] => {
  const settings: (readonly [string, string])[] = [];
  let current = '';
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (heading) current = heading;
    else if (name === '') throw new Error(`Neither a section nor a setting: ${line}`);
    else if (current === section) settings.push([name, value]);
  }
  return settings;
};
