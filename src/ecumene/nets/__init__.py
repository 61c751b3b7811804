"""Nets that judge positions: their files, and how they are evaluated.

A net reads what an :class:`~ecumene.core.encoding.Encoder` writes. It is small on purpose: one sum of rows of 16-bit
weights, one small layer, then the expected results and the logits of the moves asked about.
"""

from ecumene.nets.files import NetStamp, NetWeights, load_net, net_path, stamp_for, write_net
from ecumene.nets.net import Net

__all__ = ["Net", "NetStamp", "NetWeights", "load_net", "net_path", "stamp_for", "write_net"]
