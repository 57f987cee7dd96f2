// Uploads are held in memory while they are read: so much at once for the whole process, and half of it for one network address.

export interface UploadRoom {
  /** Room for a body of this size, to be given back by the function returned; null where there is none. */
  take(bytes: number, address: string): (() => void) | null;
}

export function uploadRoom(roomBytes: number): UploadRoom {
  const takenBy = new Map<string, number>();
  let taken = 0;
  const add = (bytes: number, address: string) => {
    taken += bytes;
    const own = (takenBy.get(address) ?? 0) + bytes;
    if (own > 0) takenBy.set(address, own);
    else takenBy.delete(address);
  };
  return {
    take(bytes, address) {
      const isOver = taken + bytes > roomBytes || (takenBy.get(address) ?? 0) + bytes > roomBytes / 2;
      if (isOver) return null;
      add(bytes, address);
      return () => add(-bytes, address);
    },
  };
}
