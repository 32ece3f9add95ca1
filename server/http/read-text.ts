/** A neighbour's answer as text; null, and nothing more read, where it is longer than `most` characters. */
export const readText = async (response: Response, most: number): Promise<string | null> => {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > most) {
      await reader?.cancel();
      return null;
    }
  }
  return text + decoder.decode();
};
